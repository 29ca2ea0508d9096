import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeStories } from '../../../storybook/compose';
import * as stories from './Dialog.stories';

const { ApplyingToAJob } = composeStories(stories);

it('is named by its title and closes on Escape and by its button', async () => {
  const onClose = jest.fn();
  render(<ApplyingToAJob onClose={onClose} />);
  expect(screen.getByRole('dialog', { name: 'Postuler chez Hôpital Mont-Blanc' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('is not rendered while it is closed', () => {
  render(<ApplyingToAJob open={false} />);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('stays open when the second click of the double click that opened it hits the backdrop', () => {
  const onClose = jest.fn();
  render(<ApplyingToAJob onClose={onClose} />);
  const ground = screen.getByRole('dialog').parentElement as HTMLElement;
  for (const [detail, times] of [
    [2, 0],
    [1, 1],
  ] as const) {
    fireEvent.mouseDown(ground);
    fireEvent.click(ground, { detail });
    expect(onClose).toHaveBeenCalledTimes(times);
  }
});
