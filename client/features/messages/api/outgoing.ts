import { useSyncExternalStore } from 'react';
import { sentMessage } from '@modules/messaging/http/messages.contract';
import { api, newIntention, realtime, session } from '../../../lib/backend';
import { OutgoingMessages } from '../domain/outgoing-messages';
import { showSent } from './get-thread';

const AGAIN_MS = 5_000;

/** Unsent messages of the signed-in person on this device. One instance per window. */
export const outgoing = new OutgoingMessages({
  storage: localStorage,
  userId: () => session.userId(),
  newKey: newIntention,
  now: () => new Date(),
  later: (wake) => void setTimeout(wake, AGAIN_MS),
  send: async ({ key, receiverId, content, attachments }) => {
    const sent = await api({
      method: 'POST',
      path: '/api/messages',
      body: { receiver_id: receiverId, content, attachment_ids: attachments.map(({ id }) => id) },
      answer: sentMessage,
      key,
    });
    showSent(sent);
  },
});

const wake = (): void => void outgoing.drain();
addEventListener('online', wake);
addEventListener('storage', ({ key }) => outgoing.noteStored(key));
realtime.subscribeStatus(() => {
  if (realtime.getStatus() === 'connected') wake();
});
session.subscribe(wake);
wake();

/** Messages that are waiting, being sent, or refused. */
export const useOutgoing = () => useSyncExternalStore(outgoing.subscribe, outgoing.items);
