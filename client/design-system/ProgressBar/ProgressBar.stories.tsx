import type { Meta, StoryObj } from '@storybook/react-vite';
import { english } from '../../../storybook/decorators/story-text';
import { ProgressBar, type ProgressBarProps } from './ProgressBar';

const meta = { title: 'Design system/ProgressBar', component: ProgressBar } satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ProfileAlmostComplete: Story = {
  args: { value: 85, label: 'Profil complété' },
  parameters: english<ProgressBarProps>({ label: 'Profile completeness' }),
};

export const InWords: Story = {
  args: { value: 90, label: 'Réservations actives', valueText: '9 sur 10' },
  parameters: english<ProgressBarProps>({ label: 'Active reservations', valueText: '9 of 10' }),
};

export const Done: Story = {
  args: { value: 100, label: 'Vidéo préparée', tone: 'success' },
  parameters: english<ProgressBarProps>({ label: 'Video prepared' }),
};
