import { useMemo } from 'react';
import { loadable, moreErrorOf } from '../../../lib/loadable';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useEvents } from '../api/list-events';
import { useEventsText } from '../messages/use-events-text';
import { EventsView } from './EventsView';

export function EventsPage() {
  const text = useEventsText();
  const read = useEvents();
  useDocumentTitle(text('title'));
  const data = useMemo(
    () =>
      read.data && {
        events: read.data.pages.flatMap(({ events }) => events),
        total: read.data.pages.at(-1)?.total ?? 0,
      },
    [read.data],
  );
  return (
    <EventsView
      events={loadable({ ...read, data })}
      isLoadingMore={read.isFetchingNextPage}
      moreError={moreErrorOf(read)}
      onMore={() => void read.fetchNextPage()}
    />
  );
}
