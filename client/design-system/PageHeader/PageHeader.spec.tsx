import { render, screen } from '@testing-library/react';
import { composeStories } from '../../../storybook/compose';
import * as stories from './PageHeader.stories';

it('contains the only h1 of the page, and its actions', () => {
  const { WithActions } = composeStories(stories);
  render(<WithActions />);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Infirmière clinicienne');
  expect(screen.getByRole('button', { name: 'Modifier' })).toBeVisible();
});
