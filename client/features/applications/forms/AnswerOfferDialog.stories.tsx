import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onPhone } from '../../../../storybook/widths';
import { AnswerOfferDialog } from './AnswerOfferDialog';

const meta = {
  title: 'Applications/AnswerOfferDialog',
  component: AnswerOfferDialog,
  args: {
    open: true,
    answer: 'ACCEPTED',
    company: 'Hôpital Mont-Blanc',
    onSend: () => Promise.resolve(),
    onClose: fn(),
  },
} satisfies Meta<typeof AnswerOfferDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accept: Story = {};
export const Decline: Story = { args: { answer: 'DECLINED' } };
export const Ask: Story = { args: { answer: 'QUESTION' } };
export const AskOnAPhone: Story = { args: { answer: 'QUESTION' }, globals: onPhone };
