import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeStories } from '../../../storybook/compose';
import { ApiError } from '../../lib/api-error';
import * as stories from './PhotoField.stories';
import { PHOTO_BYTES, photoRejection } from './photo-check';

const { NoPhoto, WithPhoto } = composeStories(stories);

it('offers the accepted types, and the camera on a phone', () => {
  render(<NoPhoto />);
  const inputs = [...document.querySelectorAll('input[type=file]')];
  expect(inputs.map((input) => input.getAttribute('accept'))).toEqual(
    Array(2).fill('image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif'),
  );
  expect(inputs.map((input) => input.getAttribute('capture'))).toEqual([null, 'user']);
});

it('refuses a drawing with the help text, and sends nothing', async () => {
  const onSave = jest.fn(() => Promise.resolve());
  render(<NoPhoto onSave={onSave} />);
  const [input] = document.querySelectorAll('input[type=file]');
  fireEvent.change(input as Element, { target: { files: [new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' })] } });
  expect(await screen.findByText(/pas une image acceptée\. JPG, PNG, WebP ou HEIC, 5\sMo au plus\./)).toBeVisible();
  expect(onSave).not.toHaveBeenCalled();
});

it('checks a photo by type and size, including the limit itself', () => {
  const photo = { name: 'a.jpg', type: 'image/jpeg', size: PHOTO_BYTES };
  expect(photoRejection([photo])).toBeNull();
  expect(photoRejection([{ ...photo, size: PHOTO_BYTES + 1 }])).toEqual({ reason: 'size', bytes: PHOTO_BYTES + 1 });
  expect(photoRejection([{ ...photo, type: 'image/gif' }])).toEqual({ reason: 'type' });
  expect(photoRejection([photo, photo])).toEqual({ reason: 'several' });
});

it('removes the photo, and reports an error', async () => {
  const onRemove = jest.fn<() => Promise<void>>(() => Promise.reject(new ApiError(0, 'CLIENT.NETWORK', '')));
  render(<WithPhoto onRemove={onRemove} />);
  await userEvent.click(screen.getByRole('button', { name: 'Retirer la photo' }));
  expect(await screen.findByText(/La photo n’a pas été retirée\. Le serveur ne répond pas/)).toBeVisible();
  onRemove.mockResolvedValueOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Retirer la photo' }));
  expect(await screen.findByRole('button', { name: 'Changer de photo' })).toHaveFocus();
});

it('sends the original HEIC if the browser cannot decode it, and explains the cropping', async () => {
  // jsdom has no object URLs and decodes no pictures, like a browser that does not support the format.
  Object.assign(URL, { createObjectURL: () => 'blob:heic', revokeObjectURL: () => undefined });
  const onSave = jest.fn(() => Promise.resolve());
  render(<NoPhoto onSave={onSave} />);
  const [input] = document.querySelectorAll('input[type=file]');
  // Browsers give no type for a format that they do not know.
  const photo = new File(['\u0000\u0000\u0000\u0018ftypheic'], 'IMG_0042.HEIC', { type: '' });
  fireEvent.change(input as Element, { target: { files: [photo] } });
  expect(await screen.findByText(/Photo HEIC enregistrée et recadrée au centre/)).toBeVisible();
  expect(onSave.mock.calls).toEqual([[photo]]);
});
