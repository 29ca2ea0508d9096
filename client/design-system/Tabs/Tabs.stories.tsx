import type { Meta, StoryObj } from '@storybook/react-vite';
import { english } from '../../../storybook/decorators/story-text';
import { onPhone } from '../../../storybook/widths';
import { Tabs, type TabsProps } from './Tabs';

const meta = { title: 'Design system/Tabs', component: Tabs } satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PendingAndHistory: Story = {
  args: {
    label: 'Demandes',
    tabs: [
      { value: 'pending', label: 'En attente', count: 2, panel: 'Studio Boréal et Hôpital Mont-Blanc vous attendent.' },
      { value: 'history', label: 'Historique', count: 12, panel: 'Refusée le 12 novembre.' },
      { value: 'help', label: 'Comment ça marche', panel: 'Une réservation dure 72 heures.' },
    ],
  },
  parameters: english<TabsProps>({
    label: 'Requests',
    tabs: [
      {
        value: 'pending',
        label: 'Pending',
        count: 2,
        panel: 'Studio Boréal and Hôpital Mont-Blanc are waiting for you.',
      },
      { value: 'history', label: 'History', count: 12, panel: 'Refused on November 12.' },
      { value: 'help', label: 'How it works', panel: 'A reservation lasts 72 hours.' },
    ],
  }),
};

export const OnAPhone: Story = {
  ...PendingAndHistory,
  parameters: { ...PendingAndHistory.parameters },
  globals: onPhone,
};
