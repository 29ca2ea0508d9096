import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeStories } from '../../../storybook/compose';
import * as stories from './ShowMore.stories';

const { TwelveOfMany, MoreFailed, AllShown } = composeStories(stories);

function spoken(): string {
  return screen
    .getAllByRole('status')
    .map((region) => (region.textContent ?? '').trim())
    .join('');
}

it('loads more, and announces the new number', async () => {
  const onMore = jest.fn();
  const { rerender } = render(<TwelveOfMany onMore={onMore} />);
  await userEvent.click(screen.getByRole('button', { name: 'En voir plus' }));
  expect(onMore).toHaveBeenCalledTimes(1);
  expect(spoken()).toBe('');
  rerender(<TwelveOfMany shown={24} summary="24 offres sur 38" />);
  expect(spoken()).toBe('24 offres sur 38');
});

it('shows an error, and retries', async () => {
  const onMore = jest.fn();
  render(<MoreFailed onMore={onMore} />);
  expect(screen.getByText('La suite n’a pas pu être chargée.')).toBeInTheDocument();
  expect(screen.getByText(/^Le serveur ne répond pas/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(onMore).toHaveBeenCalledTimes(1);
});

it('offers nothing at the end of the list', () => {
  render(<AllShown />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('38 sur 38')).toBeVisible();
});
