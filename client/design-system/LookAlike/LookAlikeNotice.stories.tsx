import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone } from '../../../storybook/widths';
import { LookAlikeNotice } from './LookAlikeNotice';

const meta = {
  title: 'Design system/LookAlikeNotice',
  component: LookAlikeNotice,
  args: { resembles: { id: '0199f0c2-0000-7000-8000-00000000c001', name: 'Hôpital Mont-Blanc' } },
} satisfies Meta<typeof LookAlikeNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Warning: Story = {};
export const OnAPhone: Story = { globals: onPhone };
