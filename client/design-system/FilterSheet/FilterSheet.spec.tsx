import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeStories } from '../../../storybook/compose';
import * as stories from './FilterSheet.stories';

// In jsdom no media query matches, as on a phone.
const { BehindAButton, NoFilterSet } = composeStories(stories);

it('opens by its button with the total visible, and returns the focus', async () => {
  render(<BehindAButton />);
  const button = screen.getByRole('button', { name: 'Filtrer · 2' });
  await userEvent.click(button);
  const sheet = await screen.findByRole('dialog', { name: 'Filtres' });
  expect(within(sheet).getByText('38 personnes')).toBeVisible();
  expect(within(sheet).getByRole('button', { name: 'Tout effacer' })).toBeVisible();
  await userEvent.click(within(sheet).getByRole('button', { name: 'Voir les résultats' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button).toHaveFocus();
});

it('has no clear button without filters', async () => {
  render(<NoFilterSet />);
  await userEvent.click(screen.getByRole('button', { name: 'Filtrer' }));
  expect(screen.queryByRole('button', { name: 'Tout effacer' })).toBeNull();
});

it('announces the total when it changes', () => {
  const Sheet = composeStories(stories).BehindAButton;
  const { rerender } = render(<Sheet />);
  expect(spoken()).toBe('');
  rerender(<Sheet resultText="12 personnes" />);
  expect(spoken()).toBe('12 personnes');
});

function spoken(): string {
  return screen
    .getAllByRole('status')
    .map((region) => (region.textContent ?? '').trim())
    .join('');
}

it('clears the filters', async () => {
  const onClear = jest.fn();
  const Sheet = composeStories(stories).BehindAButton;
  render(<Sheet onClear={onClear} />);
  await userEvent.click(screen.getByRole('button', { name: 'Filtrer · 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Tout effacer' }));
  expect(onClear).toHaveBeenCalledTimes(1);
});
