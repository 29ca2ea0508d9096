import type { Meta, StoryObj } from '@storybook/react-vite';
import { Keys } from './Keys';

const meta = {
  title: 'Design system/Keys',
  component: Keys,
  args: { keys: ['⌘', 'K'] },
  parameters: { en: null },
} satisfies Meta<typeof Keys>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Together: Story = {};

export const One: Story = { args: { keys: ['?'] } };
