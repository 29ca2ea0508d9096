import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onPhone } from '../../../storybook/widths';
import { TypedNotice } from './TypedNotice';

const meta = {
  title: 'Design system/Form/TypedNotice',
  component: TypedNotice,
  args: { onForget: fn() },
} satisfies Meta<typeof TypedNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnAPhone: Story = { globals: onPhone };
