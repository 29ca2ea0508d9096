import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeStories } from '../../../storybook/compose';
import * as stories from './Notice.stories';

const { HowAReservationWorks, MayBeClosed } = composeStories(stories);

it('closes if it has a close button', async () => {
  const onClose = jest.fn();
  render(<MayBeClosed onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('stays otherwise, with its action', () => {
  render(<HowAReservationWorks />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Comment ça marche' })).toBeVisible();
});
