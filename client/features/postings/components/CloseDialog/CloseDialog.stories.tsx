import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { onPhone, onTablet } from '../../../../../storybook/widths';
import { ApiError } from '../../../../lib/api-error';
import { CloseDialog, type CloseDialogProps } from './CloseDialog';

const args: CloseDialogProps = {
  title: 'Infirmière clinicienne, soins intensifs',
  onClosePosting: () => Promise.resolve(),
  onCancel: fn(),
};

const meta = {
  title: 'Postings/CloseDialog',
  component: CloseDialog,
  globals: onTablet,
  args,
} satisfies Meta<typeof CloseDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (reason: string) => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByRole('combobox'), reason);
  return dialog;
};

export const Ready: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const Cancelled: Story = {
  play: async () => {
    const dialog = await choose('CANCELLED');
    await expect(dialog.getByRole('status')).toHaveTextContent(/annulé|cancelled/);
  },
};
export const Failed: Story = {
  args: { onClosePosting: () => Promise.reject(new ApiError(0, 'CLIENT.NETWORK', '')) },
  play: async () => {
    const dialog = await choose('FILLED_HERE');
    await userEvent.click(dialog.getByRole('button', { name: /^(Fermer l’offre|Close the job)/ }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};
