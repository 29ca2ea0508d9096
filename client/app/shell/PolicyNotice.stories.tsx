import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone } from '../../../storybook/widths';
import { PolicyNotice } from './PolicyNotice';

const meta = {
  title: 'App/PolicyNotice',
  component: PolicyNotice,
  args: { accountCreatedAt: '2026-03-02T15:00:00.000Z' },
} satisfies Meta<typeof PolicyNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OlderAccount: Story = {};
export const OnAPhone: Story = { globals: onPhone };
