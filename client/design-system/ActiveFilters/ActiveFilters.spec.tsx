import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeStories } from '../../../storybook/compose';
import * as stories from './ActiveFilters.stories';

const { Several, One } = composeStories(stories);

it('removes one and moves the focus to the next one', async () => {
  const onRemove = jest.fn();
  render(<Several onRemove={onRemove} />);
  await userEvent.click(screen.getByRole('button', { name: /Montréal/ }));
  expect(onRemove).toHaveBeenCalledWith('location');
  expect(screen.getByRole('button', { name: /Télétravail/ })).toHaveFocus();
});

it('moves the focus to “clear all” after the last one', async () => {
  render(<One />);
  await userEvent.click(screen.getByRole('button', { name: /Montréal/ }));
  expect(screen.getByRole('button', { name: 'Tout effacer' })).toHaveFocus();
});
