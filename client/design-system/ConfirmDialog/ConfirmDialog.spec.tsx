import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeStories } from '../../../storybook/compose';
import * as stories from './ConfirmDialog.stories';

const { DeletingAVideo, OnItsWay, OpenedFromAButton } = composeStories(stories);

it('focuses Cancel first and returns the focus to the button that opened it', async () => {
  render(<OpenedFromAButton />);
  const opener = screen.getByRole('button', { name: 'Supprimer la vidéo' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('alertdialog', { name: /Supprimer cette vidéo/ });
  expect(dialog).toHaveAccessibleDescription('Rien ne peut être récupéré.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Annuler' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(opener).toHaveFocus();
});

it('keeps the focus inside while it is open', async () => {
  render(<OpenedFromAButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Supprimer la vidéo' }));
  const dialog = await screen.findByRole('alertdialog');
  for (let step = 0; step < 4; step += 1) {
    await userEvent.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
});

it('reports the decision', async () => {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  render(<DeletingAVideo onConfirm={onConfirm} onCancel={onCancel} />);
  await userEvent.click(screen.getByRole('button', { name: 'Supprimer' }));
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1]);
});

it('can neither repeat nor close while the action is being sent', async () => {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  render(<OnItsWay onConfirm={onConfirm} onCancel={onCancel} />);
  await userEvent.click(screen.getByRole('button', { name: /Supprimer/ }));
  await userEvent.keyboard('{Escape}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onCancel).not.toHaveBeenCalled();
});
