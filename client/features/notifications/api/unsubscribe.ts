import { type SwitchableKind, unsubscribed } from '@modules/notifications/http/notifications.contract';
import { api } from '../../../lib/backend';

/** Switches letters of one kind off; the token of the letter's link says whose. */
export async function unsubscribe(token: string): Promise<SwitchableKind> {
  const { kind } = await api({
    method: 'POST',
    path: '/api/notifications/unsubscribe',
    body: { token },
    answer: unsubscribed,
  });
  return kind;
}
