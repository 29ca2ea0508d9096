import { render, screen, within } from '@testing-library/react';
import { composeStories } from '../../../storybook/compose';
import * as stories from './VideoAnswers.stories';

const { NothingToSay, Whole } = composeStories(stories);

it('shows the description, and the questions with a written answer', () => {
  render(<Whole />);
  const about = within(screen.getByRole('region', { name: 'À propos de cette vidéo' }));
  expect(about.getByText(/Huit ans aux soins intensifs/)).toBeVisible();
  expect(about.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'De quelle réalisation êtes-vous le plus fier ou la plus fière ?',
    'Comment travaillez-vous en équipe ?',
  ]);
  expect(about.getByText('La formation des recrues.')).toBeVisible();
});

it('is not rendered without content', () => {
  render(<NothingToSay />);
  expect(screen.queryByText('À propos de cette vidéo')).toBeNull();
});
