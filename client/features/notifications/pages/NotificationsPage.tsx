import { useState } from 'react';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import { loadable, moreErrorOf } from '../../../lib/loadable';
import { useRealtimeStatus } from '../../../lib/realtime/use-realtime';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { type Shown, useNotifications } from '../api/list-notifications';
import { markAllRead, markRead } from '../api/mark-read';
import { useNotificationsText } from '../messages/use-notifications-text';
import { NotificationsView } from './NotificationsView';

export function NotificationsPage() {
  const text = useNotificationsText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const status = useRealtimeStatus();
  const [shown, setShown] = useState<Shown>('all');
  const [now] = useState(() => new Date());
  const read = useNotifications(shown);
  useDocumentTitle(text('title'));
  const data = read.data && {
    items: read.data.pages.flatMap(({ notifications }) => notifications),
    total: read.data.pages.at(-1)?.total ?? 0,
    unread: read.data.pages[0]?.unread_count ?? 0,
    isLoadingMore: read.isFetchingNextPage,
    moreError: moreErrorOf(read),
    onMore: () => void read.fetchNextPage(),
  };
  const attempt = (done: Promise<void>, words?: string): void =>
    void done.then(
      () => words !== undefined && toasts.success(words),
      (error: unknown) => toasts.error(errorText(error)),
    );
  return (
    <NotificationsView
      shown={shown}
      onShow={setShown}
      notifications={loadable({ data, error: read.error, refetch: read.refetch })}
      now={now}
      isAway={status === 'away'}
      onRead={(id) => attempt(markRead(id))}
      onReadAll={() => attempt(markAllRead(), text('allRead'))}
    />
  );
}
