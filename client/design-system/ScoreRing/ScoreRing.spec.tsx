import { render, screen } from '@testing-library/react';
import { composeStories } from '../../../storybook/compose';
import * as stories from './ScoreRing.stories';

const { StrongMatch, NothingInCommon } = composeStories(stories);

it('shows the figure and describes it in words', () => {
  render(<StrongMatch />);
  expect(screen.getByRole('img', { name: '92 % de correspondance' })).toHaveTextContent('92');
});

it('draws no arc for zero', () => {
  const { container } = render(<NothingInCommon />);
  expect(screen.getByRole('img', { name: '0 sur 100' })).toBeInTheDocument();
  expect(container.querySelectorAll('circle')).toHaveLength(1);
});

it.each([
  [104, '100 sur 100'],
  [-3, '0 sur 100'],
  [76.6, '77 sur 100'],
])('keeps %p inside the ring', (score, words) => {
  render(<NothingInCommon score={score} />);
  expect(screen.getByRole('img', { name: words })).toBeInTheDocument();
});
