import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { OfflineView } from './OfflineView';

const meta = {
  title: 'Offline/OfflineView',
  component: OfflineView,
  args: { idleMinutes: 10, onRetry: fn() },
} satisfies Meta<typeof OfflineView>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = new Date(2026, 10, 21, 14, 32).getTime();

export const WithPages: Story = {
  args: {
    pages: [
      { name: 'dashboard', at },
      { name: 'applications', at },
      { name: 'messages', at },
    ],
  },
};

export const NothingKept: Story = { args: { pages: [] } };
