import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeStories } from '../../../storybook/compose';
import { moved } from './command';
import * as stories from './CommandPalette.stories';

const { Offered, NothingFits, Loading } = composeStories(stories);
const field = () => screen.getByRole('combobox');
const active = (): string | null =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

it('moves through the commands by arrows, around both ends, while the field keeps the focus', async () => {
  const onRun = jest.fn();
  render(<Offered onRun={onRun} />);
  expect(screen.getByRole('dialog', { name: 'Chercher une page ou une action' })).toBeVisible();
  expect(field()).toHaveFocus();
  expect(active()).toBe('Passer au thème sombre');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe('Messages');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(active()).toMatch(/^Conseillère/);
  await userEvent.keyboard('{ArrowDown}{PageDown}');
  expect(active()).toMatch(/^Conseillère/);
  expect(field()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onRun.mock.calls).toEqual([[expect.objectContaining({ id: 'long' })]]);
});

it('starts at the first command again after typing', async () => {
  render(<Offered />);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}m');
  expect(active()).toBe('Passer au thème sombre');
});

it('runs the clicked command and keeps the focus', async () => {
  const onRun = jest.fn();
  render(<Offered onRun={onRun} />);
  await userEvent.click(screen.getByRole('option', { name: 'Messages' }));
  expect(onRun.mock.calls).toEqual([[expect.objectContaining({ id: 'messages' })]]);
  expect(field()).toHaveFocus();
});

it('has no list if nothing matches, and Enter then does nothing', async () => {
  const onRun = jest.fn();
  render(<NothingFits onRun={onRun} />);
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).not.toHaveAttribute('aria-controls');
  await userEvent.keyboard('{Enter}{ArrowDown}');
  expect(onRun).not.toHaveBeenCalled();
  expect(screen.getByText('Rien ne correspond. Essayez un autre mot.')).toBeVisible();
});

it('closes on Escape, and works while more is loading', async () => {
  const onClose = jest.fn();
  render(<Loading onClose={onClose} />);
  expect(screen.getAllByRole('option')).toHaveLength(4);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('moves from no selection to the first or the last', () => {
  expect([
    moved(['a', 'b'], null, 1),
    moved(['a', 'b'], 'b', 1),
    moved(['a', 'b'], 'a', -1),
    moved([], null, 1),
  ]).toEqual(['a', 'a', 'b', null]);
});
