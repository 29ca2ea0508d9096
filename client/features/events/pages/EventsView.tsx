import type { EventsPage } from '@modules/bookings/http/events.contract';
import { useState } from 'react';
import { Card } from '../../../design-system/Card/Card';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { FactList } from '../../../design-system/FactList/FactList';
import { CardGrid } from '../../../design-system/Page/CardGrid';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { ShowMore } from '../../../design-system/ShowMore/ShowMore';
import { ListSkeleton } from '../../../design-system/Skeletons/ListSkeleton';
import { useErrorText } from '../../../lib/error-text';
import { useLanguage } from '../../../lib/i18n';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { EventBadges } from '../components/EventBadges';
import { eventTime } from '../components/event-time';
import { useEventsText } from '../messages/use-events-text';

export interface EventsViewProps {
  readonly events: Loadable<Pick<EventsPage, 'events' | 'total'>>;
  readonly isLoadingMore?: boolean;
  readonly moreError?: unknown;
  readonly onMore: () => void;
}

export function EventsView(props: EventsViewProps) {
  const text = useEventsText();
  return (
    <Page>
      <PageHeader title={text('title')} lead={text('lead')} />
      <Events {...props} />
    </Page>
  );
}

function Events({ events, isLoadingMore = false, moreError, onMore }: EventsViewProps) {
  const text = useEventsText();
  const errorText = useErrorText();
  const language = useLanguage();
  const [now] = useState(() => new Date());
  if (events.status === 'loading') return <ListSkeleton count={2} label={text('loading')} />;
  if (events.status === 'failed')
    return <ErrorState what={text('loadFailed')} toDo={errorText(events.error)} onRetry={events.retry} />;
  const { events: list, total } = events.data;
  if (list.length === 0) return <EmptyState title={text('empty')} sentence={text('emptySentence')} />;
  return (
    <>
      <CardGrid>
        {list.map((event) => (
          <Card
            key={event.id}
            as="li"
            title={event.title}
            titleLevel={2}
            subtitle={event.company}
            badge={<EventBadges event={event} now={now} />}
            href={paths.event(event.id)}
          >
            <FactList
              facts={[
                { label: text('when'), value: eventTime(event, language) },
                { label: text('where'), value: event.location },
                {
                  label: text('places'),
                  value: text('placesTaken', { count: event.attendees, max: event.max_attendees }),
                },
              ]}
            />
          </Card>
        ))}
      </CardGrid>
      <ShowMore shown={list.length} total={total} onMore={onMore} loading={isLoadingMore} error={moreError} />
    </>
  );
}
