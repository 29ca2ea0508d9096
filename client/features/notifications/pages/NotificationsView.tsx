import Box from '@mui/material/Box';
import type { Notification } from '@modules/notifications/http/notifications.contract';
import { Button } from '../../../design-system/Button/Button';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Notice } from '../../../design-system/Notice/Notice';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { SegmentedFilter } from '../../../design-system/SegmentedFilter/SegmentedFilter';
import { ShowMore } from '../../../design-system/ShowMore/ShowMore';
import { ListSkeleton } from '../../../design-system/Skeletons/ListSkeleton';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import type { Shown } from '../api/list-notifications';
import { NotificationRow } from '../components/NotificationRow';
import { useNotificationsText } from '../messages/use-notifications-text';

export interface NotificationList {
  readonly items: readonly Notification[];
  readonly total: number;
  readonly unread: number;
  readonly isLoadingMore: boolean;
  readonly moreError: unknown;
  readonly onMore: () => void;
}

export interface NotificationsViewProps {
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
  readonly notifications: Loadable<NotificationList>;
  readonly now: Date;
  /** The live connection is currently unavailable. */
  readonly isAway: boolean;
  readonly onRead: (id: string) => void;
  readonly onReadAll: () => void;
}

export function NotificationsView({
  shown,
  onShow,
  notifications,
  now,
  isAway,
  onRead,
  onReadAll,
}: NotificationsViewProps) {
  const text = useNotificationsText();
  const unread = notifications.status === 'ready' ? notifications.data.unread : 0;
  return (
    <Page width="reading">
      <PageHeader
        title={text('title')}
        lead={text('lead')}
        actions={
          unread > 0 && (
            <Button variant="secondary" onClick={onReadAll}>
              {text('markAllRead')}
            </Button>
          )
        }
      />
      {isAway && <Notice tone="info">{text('away')}</Notice>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', alignItems: 'center' }}>
        <SegmentedFilter
          label={text('filter')}
          value={shown}
          options={[
            { value: 'all', label: text('filter.all') },
            { value: 'unread', label: text('filter.unread') },
          ]}
          onChange={onShow}
        />
        <TextLink href={paths.settingsSection('notifications')}>{text('settings')}</TextLink>
      </Box>
      <Content notifications={notifications} shown={shown} now={now} onRead={onRead} />
    </Page>
  );
}

type ContentProps = Pick<NotificationsViewProps, 'notifications' | 'shown' | 'now' | 'onRead'>;

function Content({ notifications, shown, now, onRead }: ContentProps) {
  const text = useNotificationsText();
  const errorText = useErrorText();
  if (notifications.status === 'loading') return <ListSkeleton label={text('loading')} />;
  if (notifications.status === 'failed') {
    return <ErrorState what={text('loadFailed')} toDo={errorText(notifications.error)} onRetry={notifications.retry} />;
  }
  const { items, total, isLoadingMore, moreError, onMore } = notifications.data;
  if (items.length === 0) return <EmptyState title={text(`empty.${shown}`)} sentence={text('empty.sentence')} />;
  return (
    <>
      <Box component="ul" aria-label={text('list.label')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            now={now}
            onRead={() => onRead(notification.id)}
          />
        ))}
      </Box>
      <ShowMore shown={items.length} total={total} onMore={onMore} loading={isLoadingMore} error={moreError} />
    </>
  );
}
