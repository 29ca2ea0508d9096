import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RejectDialog } from './RejectDialog';

const meta = {
  title: 'Applications/RejectDialog',
  component: RejectDialog,
  args: {
    open: true,
    name: 'Camille Tremblay',
    company: 'Hôpital Mont-Blanc',
    onReject: () => Promise.resolve(),
    onClose: fn(),
  },
} satisfies Meta<typeof RejectDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (value: string): Promise<void> => {
  const dialog = within(await within(document.body).findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText(/^(Raison|Reason)/), value);
};

export const Empty: Story = {};
export const OnAPhone: Story = { parameters: { width: 390 } };
export const WithANote: Story = {
  play: async () => {
    await choose('OTHER_CHOSEN');
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
  },
};
export const WithoutAReason: Story = { play: async () => choose('NONE') };
export const ReasonMissing: Story = {
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^(Refuser la|Decline the)/ }));
  },
};
