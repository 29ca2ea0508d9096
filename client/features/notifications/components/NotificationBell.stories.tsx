import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotificationBell } from './NotificationBell';

const meta = {
  title: 'Notifications/Bell',
  component: NotificationBell,
  args: { unread: 3 },
} satisfies Meta<typeof NotificationBell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {};
export const OneUnread: Story = { args: { unread: 1 } };
export const AllRead: Story = { args: { unread: 0 } };
export const Many: Story = { args: { unread: 240 } };
export const NotKnownYet: Story = { args: { unread: undefined } };
