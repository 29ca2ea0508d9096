import { render, screen } from '@testing-library/react';
import { composeStories } from '../../../storybook/compose';
import * as stories from './ProgressBar.stories';

const { ProfileAlmostComplete, InWords } = composeStories(stories);

it('has a name, a value and a text', () => {
  render(<ProfileAlmostComplete />);
  const bar = screen.getByRole('progressbar', { name: 'Profil complété' });
  expect(bar).toHaveAttribute('aria-valuenow', '85');
  expect(bar).toHaveAttribute('aria-valuetext', '85\u00A0%');
});

it('can have another text than a percentage', () => {
  render(<InWords />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '9 sur 10');
  expect(screen.getByText('9 sur 10')).toBeVisible();
});

it('stays between 0 and 100 %', () => {
  const { rerender } = render(<ProfileAlmostComplete value={140} />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  rerender(<ProfileAlmostComplete value={-1} />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
});
