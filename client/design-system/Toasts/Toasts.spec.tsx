import { jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeStories } from '../../../storybook/compose';
import * as stories from './Toasts.stories';

const { Nothing } = composeStories(stories);
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => {
  jest.useFakeTimers();
  render(<Nothing />);
});
afterEach(() => {
  jest.useRealTimers();
});

function wait(milliseconds: number): void {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
}
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const messages = () => screen.getByRole('region', { name: 'Messages' });

it('announces success politely and closes after three seconds', async () => {
  await press('Enregistrer');
  expect(within(messages()).getByRole('status')).toHaveTextContent('Vos préférences sont enregistrées.');
  wait(2_900);
  expect(screen.getByText('Vos préférences sont enregistrées.')).toBeVisible();
  wait(200);
  expect(screen.queryByText('Vos préférences sont enregistrées.')).toBeNull();
});

it('keeps an error until it is closed', async () => {
  await press('Envoyer');
  wait(60_000);
  expect(within(messages()).getByRole('alert')).toHaveTextContent('Le message n’est pas parti.');
  await press('Fermer');
  expect(screen.queryByText(/n’est pas parti/)).toBeNull();
});

it('stays while the pointer is on it', async () => {
  await press('Enregistrer');
  await user.hover(screen.getByText('Vos préférences sont enregistrées.'));
  wait(10_000);
  expect(screen.getByText('Vos préférences sont enregistrées.')).toBeVisible();
  await user.unhover(screen.getByText('Vos préférences sont enregistrées.'));
  wait(3_100);
  expect(screen.queryByText('Vos préférences sont enregistrées.')).toBeNull();
});

it('shows three at most, and never drops an error for a success message', async () => {
  await press('Envoyer');
  await press('Enregistrer');
  await press('Chercher');
  await press('Chercher');
  expect(within(messages()).getAllByRole('button', { name: 'Fermer' })).toHaveLength(3);
  expect(screen.getByText(/n’est pas parti/)).toBeVisible();
  expect(screen.queryByText('Vos préférences sont enregistrées.')).toBeNull();
});
