import { render, screen } from '@testing-library/react';
import { composeStories } from '../../../storybook/compose';
import * as stories from './StatTile.stories';

const { MoreThanLastWeek, PartOfAWhole, Zero } = composeStories(stories);

it('describes the change of the figure in words, not only by colour', () => {
  render(<MoreThanLastWeek />);
  expect(screen.getByRole('listitem')).toHaveTextContent(
    /41.*entreprises.*7 de plus que la semaine dernière, en hausse/,
  );
});

it('links to the page of the figure', () => {
  render(<PartOfAWhole />);
  expect(screen.getByRole('link', { name: 'Profil complété' })).toHaveAttribute('href', '/profile/edit');
  expect(screen.getByRole('progressbar', { name: 'Profil complété' })).toHaveAttribute('aria-valuenow', '85');
});

it('shows zero as zero', () => {
  render(<Zero />);
  expect(screen.getByText('0')).toBeVisible();
});
