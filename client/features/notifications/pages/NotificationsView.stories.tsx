import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Notification } from '@modules/notifications/http/notifications.contract';
import { onDesktop, onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { NotificationsView, type NotificationsViewProps } from './NotificationsView';

const now = new Date('2026-01-15T15:00:00.000Z');

const items: Notification[] = [
  {
    id: '0190a000-0000-7000-8000-000000000001',
    kind: 'reservation',
    text: 'Acier Boréal a réservé votre profil et attend votre réponse.',
    path: '/reservations',
    created_at: '2026-01-15T14:40:00.000Z',
    read_at: null,
  },
  {
    id: '0190a000-0000-7000-8000-000000000002',
    kind: 'interview',
    text: 'Clinique Saint-Laurent vous invite en entrevue pour « Infirmière clinicienne ou infirmier clinicien, urgence ».',
    path: '/applications',
    created_at: '2026-01-14T13:00:00.000Z',
    read_at: null,
  },
  {
    id: '0190a000-0000-7000-8000-000000000003',
    kind: 'video',
    text: 'Votre vidéo est prête.',
    path: '/profile/videos',
    created_at: '2026-01-12T18:00:00.000Z',
    read_at: '2026-01-12T18:05:00.000Z',
  },
];

const list = { items, total: 3, unread: 2, isLoadingMore: false, moreError: null, onMore: () => undefined };
const args: NotificationsViewProps = {
  shown: 'all',
  onShow: () => undefined,
  notifications: { status: 'ready', data: list },
  now,
  isAway: false,
  onRead: () => undefined,
  onReadAll: () => undefined,
};

const meta = {
  title: 'Notifications/NotificationsView',
  component: NotificationsView,
  parameters: { layout: 'fullscreen' },
  args,
  render: (shownArgs) => (
    <main>
      <NotificationsView {...shownArgs} />
    </main>
  ),
} satisfies Meta<typeof NotificationsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { globals: onDesktop };
export const OnAPhone: Story = { globals: onPhone };
export const MoreToCome: Story = { args: { notifications: { status: 'ready', data: { ...list, total: 41 } } } };
export const ConnectionAway: Story = { args: { isAway: true } };
export const Loading: Story = { args: { notifications: { status: 'loading' } } };
export const Empty: Story = {
  args: { notifications: { status: 'ready', data: { ...list, items: [], total: 0, unread: 0 } } },
};
export const AllRead: Story = {
  args: { shown: 'unread', notifications: { status: 'ready', data: { ...list, items: [], total: 0, unread: 0 } } },
};
export const Failed: Story = {
  args: {
    notifications: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: () => undefined },
  },
};
