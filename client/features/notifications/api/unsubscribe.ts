import { type SwitchableKind, unsubscribed } from '@modules/notifications/http/notifications.contract';
import { api } from '../../../lib/backend';

/** Switches off emails of one kind; the token of the link identifies the account. */
export async function unsubscribe(token: string): Promise<SwitchableKind> {
  const { kind } = await api({
    method: 'POST',
    path: '/api/notifications/unsubscribe',
    body: { token },
    answer: unsubscribed,
  });
  return kind;
}
