import { render, screen } from '@testing-library/react';
import { composeStories } from '../../../storybook/compose';
import * as stories from './TimeRing.stories';

it('shows hours and says days', () => {
  const { FortyFiveHoursLeft } = composeStories(stories);
  render(<FortyFiveHoursLeft />);
  expect(screen.getByRole('img', { name: /^Il reste 1\sjour et 21\sheures$/ })).toHaveTextContent(/^45\sh$/);
});

it('says in English what is left in minutes', () => {
  const { MinutesLeft } = composeStories(stories, 'en');
  render(<MinutesLeft />);
  expect(screen.getByRole('img', { name: '38 minutes left' })).toHaveTextContent(/^38\smin$/);
});

it('says that it is over', () => {
  const { Over } = composeStories(stories);
  render(<Over />);
  expect(screen.getByRole('img', { name: 'Le délai est terminé' })).toBeInTheDocument();
});
