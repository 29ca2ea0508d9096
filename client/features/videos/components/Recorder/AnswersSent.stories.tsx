import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone } from '../../../../../storybook/widths';
import { AnswersSent } from './AnswersSent';

const meta = {
  title: 'Videos/AnswersSent',
  component: AnswersSent,
  args: { jobId: '0199f0c2-0000-7000-8000-000000000001' },
} satisfies Meta<typeof AnswersSent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {};
export const OnAPhone: Story = { globals: onPhone };
