import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeStories } from '../../../storybook/compose';
import * as stories from './ErrorState.stories';

const { ServerFailed, Retrying, NothingToRetry } = composeStories(stories);

it('is announced, shows the request id, and retries', async () => {
  const onRetry = jest.fn();
  render(<ServerFailed onRetry={onRetry} />);
  expect(screen.getByText(/n’ont pas pu être chargées/).closest('[role=alert]')).toHaveTextContent(
    /Référence.*0199f0c2/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('does not retry twice at once', async () => {
  const onRetry = jest.fn();
  render(<Retrying onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: /Réessayer/ }));
  expect(onRetry).not.toHaveBeenCalled();
});

it('offers no retry if it would not help', () => {
  render(<NothingToRetry />);
  expect(screen.queryByRole('button')).toBeNull();
});
