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

it('asks for more, and says how much there is once it has come', async () => {
  const onMore = jest.fn();
  const { rerender } = render(<TwelveOfMany onMore={onMore} />);
  await userEvent.click(screen.getByRole('button', { name: 'En voir plus' }));
  expect(onMore).toHaveBeenCalledTimes(1);
  expect(spoken()).toBe('');
  rerender(<TwelveOfMany shown={24} summary="24 offres sur 38" />);
  expect(spoken()).toBe('24 offres sur 38');
});

it('says why the next ones did not come, and tries again', async () => {
  const onMore = jest.fn();
  render(<MoreFailed onMore={onMore} />);
  expect(screen.getByText('La suite n’a pas pu être chargée.')).toBeInTheDocument();
  expect(screen.getByText(/^Le serveur ne répond pas/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(onMore).toHaveBeenCalledTimes(1);
});

it('offers nothing more at the end', () => {
  render(<AllShown />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('38 sur 38')).toBeVisible();
});
