import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock } from 'lucide-react';
import { english, useStoryText } from '../../../storybook/decorators/story-text';
import { onPhone } from '../../../storybook/widths';
import { StateBadge, type StateBadgeProps } from './StateBadge';

const meta = { title: 'Design system/StateBadge', component: StateBadge } satisfies Meta<typeof StateBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  args: { tone: 'warning', children: 'En attente' },
  parameters: english<StateBadgeProps>({ children: 'Pending' }),
};

export const ProfileClosed: Story = {
  args: { tone: 'neutral', icon: Lock, children: 'Profil refermé' },
  parameters: english<StateBadgeProps>({ children: 'Profile closed' }),
};

function Every() {
  const say = useStoryText();
  return (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
      <StateBadge tone="accent">{say('Nouveau', 'New')}</StateBadge>
      <StateBadge tone="info">{say('Vue', 'Viewed')}</StateBadge>
      <StateBadge tone="success">{say('Acceptée', 'Accepted')}</StateBadge>
      <StateBadge tone="warning">{say('En attente', 'Pending')}</StateBadge>
      <StateBadge tone="danger">{say('Échec', 'Failed')}</StateBadge>
      <StateBadge tone="neutral">{say('Archivée', 'Archived')}</StateBadge>
    </Stack>
  );
}

export const Catalog: Story = { args: { tone: 'info', children: '' }, render: () => <Every /> };

export const LongFrenchLabel: Story = {
  args: { tone: 'info', children: 'Entrevue planifiée, en attente de confirmation' },
  globals: onPhone,
};
