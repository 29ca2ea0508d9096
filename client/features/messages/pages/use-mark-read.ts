import { useEffect, useSyncExternalStore } from 'react';
import type { ConversationAnswer } from '@modules/messaging/http/conversations.contract';
import { isApiError } from '../../../lib/api-error';
import { markRead } from '../api/change-messages';

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** Marks the conversation as read while the page is visible. */
export function useMarkRead(conversation: ConversationAnswer | undefined): void {
  const isVisible = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
  const id = conversation?.id;
  const unread = conversation?.unread_count ?? 0;
  const last = conversation?.last_message_at ?? null;
  useEffect(() => {
    if (!isVisible || id === undefined || unread === 0) return;
    // If the server was not reached, the next update or opening tries again. Other errors are defects.
    markRead(id).catch((error: unknown) => {
      if (!isApiError(error)) reportError(error);
    });
  }, [isVisible, id, unread, last]);
}
