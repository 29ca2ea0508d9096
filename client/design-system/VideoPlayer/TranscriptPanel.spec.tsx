import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeStories } from '../../../storybook/compose';
import * as chapterStories from './ChapterList.stories';
import * as stories from './TranscriptPanel.stories';

const { Automatic, Failed, Following } = composeStories(stories);
const { InTheSecond } = composeStories(chapterStories);

it('follows the video, can be searched, and jumps to the results', async () => {
  const onSeek = jest.fn<(seconds: number) => void>();
  render(<Automatic onSeek={onSeek} />);
  expect(screen.getByText(/Généré automatiquement/)).toBeVisible();
  expect(screen.getByRole('button', { current: true })).toHaveTextContent('J’ai géré un budget');
  await userEvent.type(screen.getByRole('searchbox'), 'budget');
  expect(screen.getByText('2 passages')).toBeVisible();
  expect(within(screen.getByRole('list')).getAllByRole('button')).toHaveLength(2);
  // Skip the clear button and the first of the two lines.
  for (let n = 0; n < 3; n += 1) await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onSeek).toHaveBeenCalledWith(9);
  await userEvent.click(screen.getByRole('button', { name: 'Effacer la recherche' }));
  expect(screen.queryByText('2 passages')).not.toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

it('says that nothing was found, or that the transcript could not be loaded', async () => {
  const { unmount } = render(<Following />);
  await userEvent.type(screen.getByRole('searchbox'), 'fusée');
  expect(screen.getByText(/^0\spassages?$/)).toBeVisible();
  unmount();
  render(<Failed />);
  expect(screen.getByText(/n’a pas pu être chargée/)).toBeVisible();
});

it('names every question with the time of its answer', async () => {
  const onSeek = jest.fn<(seconds: number) => void>();
  render(<InTheSecond onSeek={onSeek} />);
  const second = screen.getByRole('button', { name: /^1:05\s?Objectifs/ });
  expect(second).toHaveAttribute('aria-current', 'true');
  await userEvent.click(second);
  expect(onSeek).toHaveBeenCalledWith(65);
});
