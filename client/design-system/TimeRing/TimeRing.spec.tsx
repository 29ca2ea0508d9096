import { render, screen } from '@testing-library/react';
import { composeStories } from '../../../storybook/compose';
import * as stories from './TimeRing.stories';

it('shows hours and describes them in days', () => {
  const { FortyFiveHoursLeft } = composeStories(stories);
  render(<FortyFiveHoursLeft />);
  expect(screen.getByRole('img', { name: /^Il reste 1\sjour et 21\sheures$/ })).toHaveTextContent(/^45\sh$/);
});

it('describes the remaining minutes in English', () => {
  const { MinutesLeft } = composeStories(stories, 'en');
  render(<MinutesLeft />);
  expect(screen.getByRole('img', { name: '38 minutes left' })).toHaveTextContent(/^38\smin$/);
});

it('says that the time is over', () => {
  const { Over } = composeStories(stories);
  render(<Over />);
  expect(screen.getByRole('img', { name: 'Le délai est terminé' })).toBeInTheDocument();
});
