import { useMemo } from 'react';
import { loadable } from '../../../lib/loadable';
import { useCurrentUser } from '../../../lib/session/use-session';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useAccessLog } from '../api/access-log';
import { useProfileText } from '../messages/use-profile-text';
import { AccessLogView } from './AccessLogView';

export function AccessLogPage() {
  const text = useProfileText();
  const user = useCurrentUser();
  const read = useAccessLog();
  useDocumentTitle(text('log.title'));
  const data = useMemo(
    () =>
      read.data && {
        entries: read.data.pages.flatMap(({ entries }) => entries),
        total: read.data.pages.at(-1)?.total ?? 0,
      },
    [read.data],
  );
  return (
    <AccessLogView
      log={loadable({ ...read, data })}
      isHidden={!user.profile_visible}
      isLoadingMore={read.isFetchingNextPage}
      onMore={() => void read.fetchNextPage()}
    />
  );
}
