import { render, screen } from '@testing-library/react';
import { composeStories } from '../../../storybook/compose';
import * as stories from './Skeletons.stories';

const { CardsOnTheirWay } = composeStories(stories);

/** Ignore the empty live regions of toasts and announcements, which belong to the page. */
function spoken(): string[] {
  return screen
    .getAllByRole('status')
    .map((region) => region.textContent ?? '')
    .filter((text) => text !== '');
}

it('announces once that something is loading, and hides the shapes', () => {
  const { container } = render(<CardsOnTheirWay />);
  expect(spoken()).toEqual(['Chargement en cours']);
  expect(container.querySelectorAll('[aria-hidden=true] li')).toHaveLength(3);
});

it('names what is loading if known', () => {
  render(<CardsOnTheirWay label="Chargement des offres" />);
  expect(spoken()).toEqual(['Chargement des offres']);
});
