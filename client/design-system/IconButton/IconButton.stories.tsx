import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Trash2 } from 'lucide-react';
import { english } from '../../../storybook/decorators/story-text';
import { icon } from '../theme/tokens';
import { IconButton, type IconButtonProps } from './IconButton';

const meta = { title: 'Design system/IconButton', component: IconButton } satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Delete: Story = {
  args: { label: 'Supprimer la vidéo', children: <Trash2 size={icon.normal} aria-hidden /> },
  parameters: english<IconButtonProps>({ label: 'Delete the video' }),
};

export const ThreeUnread: Story = {
  args: { label: 'Notifications, 3 non lues', count: 3, children: <Bell size={icon.normal} aria-hidden /> },
  parameters: english<IconButtonProps>({ label: 'Notifications, 3 unread' }),
};

export const NotAllowedNow: Story = {
  args: { label: 'Supprimer la vidéo', disabled: true, children: <Trash2 size={icon.normal} aria-hidden /> },
  parameters: english<IconButtonProps>({ label: 'Delete the video' }),
};
