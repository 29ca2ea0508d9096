import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeStories } from '../../../storybook/compose';
import * as stories from './Dialog.stories';

const { ApplyingToAJob } = composeStories(stories);

it('is named by its title and closes by Escape and by its cross', async () => {
  const onClose = jest.fn();
  render(<ApplyingToAJob onClose={onClose} />);
  expect(screen.getByRole('dialog', { name: 'Postuler chez Hôpital Mont-Blanc' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('is not there while it is closed', () => {
  render(<ApplyingToAJob open={false} />);
  expect(screen.queryByRole('dialog')).toBeNull();
});
