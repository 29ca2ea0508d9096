import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onPhone } from '../../../../storybook/widths';
import { messageTools } from '../../../lib/examples/message-templates';
import { RejectDialog, type RejectDialogProps } from './RejectDialog';

const args: RejectDialogProps = {
  open: true,
  name: 'Camille Tremblay',
  applicationId: '0199f0c2-0000-7000-8000-000000000301',
  tools: messageTools,
  onReject: () => Promise.resolve(),
  onClose: fn(),
};

const meta = {
  title: 'Applications/RejectDialog',
  component: RejectDialog,
  args,
} satisfies Meta<typeof RejectDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (value: string): Promise<void> => {
  const dialog = within(await within(document.body).findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText(/^(Raison|Reason)/), value);
};

export const Empty: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const WithANote: Story = {
  play: async () => {
    await choose('OTHER_CHOSEN');
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
  },
};
export const WithoutAReason: Story = { play: async () => choose('NONE') };
export const WithATemplate: Story = {
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    const template = messageTools.templates[0]?.id ?? '';
    await userEvent.selectOptions(dialog.getByLabelText(/^(Texte du refus|Text of the refusal)/), template);
  },
};
export const WithATemplateOnAPhone: Story = { ...WithATemplate, globals: onPhone };
export const AtAnotherTime: Story = {
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByLabelText(/^(Quand la personne|When the person gets)/), 'OTHER');
    await expect(dialog.getByLabelText(/^Date/)).toBeVisible();
  },
};
export const AtAnotherTimeOnAPhone: Story = { ...AtAnotherTime, globals: onPhone };
export const ReasonMissing: Story = {
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^(Refuser la|Decline the)/ }));
  },
};
