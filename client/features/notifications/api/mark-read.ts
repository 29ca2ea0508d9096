import { allRead, notification } from '@modules/notifications/http/notifications.contract';
import { api } from '../../../lib/backend';

export async function markRead(id: string): Promise<void> {
  await api({ method: 'PUT', path: `/api/notifications/${id}/read`, answer: notification });
}

export async function markAllRead(): Promise<void> {
  await api({ method: 'PUT', path: '/api/notifications/read', answer: allRead });
}
