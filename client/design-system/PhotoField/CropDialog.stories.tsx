import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { english } from '../../../storybook/decorators/story-text';
import { onPhone } from '../../../storybook/widths';
import { portrait } from '../../lib/examples/pictures';
import { CropDialog, type CropDialogProps } from './CropDialog';

const meta = {
  title: 'Design system/CropDialog',
  component: CropDialog,
  args: { image: portrait, busy: false, onSave: fn(), onCancel: fn() },
} satisfies Meta<typeof CropDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Framing: Story = {
  play: async () => {
    const save = await screen.findByRole('button', { name: /^(Enregistrer la photo|Save the photo)$/ });
    await waitFor(() => expect(save).toBeEnabled(), { timeout: 5_000 });
  },
};

export const TurnedAndEnlarged: Story = {
  play: async ({ args }) => {
    const save = await screen.findByRole('button', { name: /^(Enregistrer la photo|Save the photo)$/ });
    await waitFor(() => expect(save).toBeEnabled(), { timeout: 5_000 });
    await userEvent.click(screen.getByRole('button', { name: /^(Pivoter|Rotate)$/ }));
    screen.getByRole('slider').focus();
    await userEvent.keyboard('{End}');
    screen.getByRole('group', { name: /^(Zone de recadrage|Crop area)/ }).focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ width: expect.any(Number) as number }),
      90,
    );
  },
};

export const Saving: Story = { args: { busy: true } };

export const SaveFailed: Story = {
  args: { problem: 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.' },
  parameters: english<CropDialogProps>({
    problem: 'The server does not answer. Check your connection, then try again.',
  }),
};

export const OnAPhone: Story = { globals: onPhone };
