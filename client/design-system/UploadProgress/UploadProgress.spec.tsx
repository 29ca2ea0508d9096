import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeStories } from '../../../storybook/compose';
import * as stories from './UploadProgress.stories';

const { Uploading, Processing, Failed, Done } = composeStories(stories);

it('shows the uploaded bytes and can be stopped', async () => {
  const onCancel = jest.fn();
  render(<Uploading onCancel={onCancel} />);
  expect(screen.getByRole('progressbar', { name: 'Envoi de presentation-camille.mov' })).toHaveAttribute(
    'aria-valuenow',
    '42',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});

it('says that the page can be left while the video is processed', () => {
  render(<Processing />);
  expect(screen.getByRole('progressbar', { name: 'Préparation de presentation-camille.mov' })).toHaveAttribute(
    'aria-valuenow',
    '65',
  );
  expect(screen.getByText(/Vous pouvez quitter cette page/)).toBeVisible();
});

it('gives the reason of an error, and retries', async () => {
  const onRetry = jest.fn();
  render(<Failed onRetry={onRetry} />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByText(/s’arrête au milieu d’une image/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('confirms the end of the upload', () => {
  render(<Done />);
  expect(screen.getByText(/C’est prêt.*presentation-camille\.mov/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Regarder' })).toBeVisible();
});
