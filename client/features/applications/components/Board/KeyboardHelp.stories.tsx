import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onTablet } from '../../../../../storybook/widths';
import { KeyboardHelp } from './KeyboardHelp';

const meta = {
  title: 'Applications/KeyboardHelp',
  component: KeyboardHelp,
  args: { open: true, onClose: fn() },
} satisfies Meta<typeof KeyboardHelp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const OnATablet: Story = { globals: onTablet };
