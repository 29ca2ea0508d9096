import { useEffect, useSyncExternalStore } from 'react';
import type { ConversationAnswer } from '@modules/messaging/http/conversations.contract';
import { isApiError } from '../../../lib/api-error';
import { markRead } from '../api/change-messages';

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** What stands on a screen that is looked at has been read. */
export function useMarkRead(conversation: ConversationAnswer | undefined): void {
  const isVisible = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
  const id = conversation?.id;
  const unread = conversation?.unread_count ?? 0;
  const last = conversation?.last_message_at ?? null;
  useEffect(() => {
    if (!isVisible || id === undefined || unread === 0) return;
    // Not reached: the next news of the conversation, or its next opening, tries again. Anything else is a defect.
    markRead(id).catch((error: unknown) => {
      if (!isApiError(error)) reportError(error);
    });
  }, [isVisible, id, unread, last]);
}
