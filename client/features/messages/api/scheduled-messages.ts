import { sentMessage } from '@modules/messaging/http/messages.contract';
import {
  scheduledCancelled,
  scheduledMessage,
  type ScheduleMessageRequest,
  scheduledMessages,
} from '@modules/messaging/http/scheduled-messages.contract';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';
import { showSent } from './get-thread';

/** The reader's messages to a person that are not sent yet. Null reads nothing. */
export function useScheduledMessages(personId: string | null, refetchInterval: number) {
  return useRead(
    'messages',
    ['scheduled', personId],
    (signal) =>
      api({ path: '/api/scheduled-messages', query: { with: personId ?? '' }, answer: scheduledMessages, signal }),
    { enabled: personId !== null, refetchInterval },
  );
}

export async function scheduleMessage(body: ScheduleMessageRequest): Promise<void> {
  await api({ method: 'POST', path: '/api/scheduled-messages', body, answer: scheduledMessage });
}

export async function cancelScheduled(id: string): Promise<void> {
  await api({ method: 'DELETE', path: `/api/scheduled-messages/${id}`, answer: scheduledCancelled });
}

export async function sendScheduledNow(id: string): Promise<void> {
  showSent(await api({ method: 'POST', path: `/api/scheduled-messages/${id}/send`, answer: sentMessage }));
}
