import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone } from '../../../../../storybook/widths';
import { SignInToApply } from './SignInToApply';

const meta = {
  title: 'Jobs/SignInToApply',
  component: SignInToApply,
  args: { jobId: '0199f0c2-0000-7000-8000-000000000001' },
} satisfies Meta<typeof SignInToApply>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
export const OnAPhone: Story = { globals: onPhone };
