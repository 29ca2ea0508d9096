import { render, screen } from '@testing-library/react';
import { composeStories } from '../../../storybook/compose';
import * as stories from './FactList.stories';

it('connects each value to its label', () => {
  const { BeforeAConsent } = composeStories(stories);
  render(<BeforeAConsent />);
  const terms = screen.getAllByRole('term').map((term) => term.textContent);
  const values = screen.getAllByRole('definition').map((value) => value.textContent);
  expect(terms).toEqual(['Salaire annoncé', 'Ils voient maintenant', 'Si vous refusez']);
  expect(values[2]).toBe('tout se referme');
});
