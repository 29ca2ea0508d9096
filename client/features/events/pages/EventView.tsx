import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { EventAnswer } from '@modules/bookings/http/events.contract';
import { Breadcrumbs } from '../../../design-system/Breadcrumbs/Breadcrumbs';
import { Button } from '../../../design-system/Button/Button';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { FactList } from '../../../design-system/FactList/FactList';
import { Notice } from '../../../design-system/Notice/Notice';
import { Columns } from '../../../design-system/Page/Columns';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { Section } from '../../../design-system/Section/Section';
import { CardSkeleton } from '../../../design-system/Skeletons/CardSkeleton';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { isApiError } from '../../../lib/api-error';
import { useErrorText } from '../../../lib/error-text';
import { useLanguage } from '../../../lib/i18n';
import type { Loadable } from '../../../lib/loadable';
import { loginPath, paths } from '../../../lib/paths';
import { EventBadges } from '../components/EventBadges';
import { eventTime, isFull, isOver, timeOfDay } from '../components/event-time';
import { useEventsText } from '../messages/use-events-text';

export interface EventViewProps {
  readonly event: Loadable<EventAnswer>;
  /** Visitors sign in first and then return. */
  readonly isVisitor: boolean;
  readonly onRegister: () => Promise<void>;
  readonly onUnregister: () => Promise<void>;
}

export function EventView(props: EventViewProps) {
  const { event } = props;
  const text = useEventsText();
  const errorText = useErrorText();
  if (event.status === 'ready') return <Shown {...props} shown={event.data} />;
  const isUnknown = event.status === 'failed' && isApiError(event.error) && [400, 404].includes(event.error.status);
  return (
    <Page>
      <PageHeader title={text(isUnknown ? 'notFound' : 'title')} />
      {event.status === 'loading' && <CardSkeleton label={text('loading')} />}
      {event.status === 'failed' &&
        (isUnknown ? (
          <EmptyState
            title={text('notFound')}
            sentence={text('notFoundSentence')}
            action={<Button href={paths.events}>{text('all')}</Button>}
          />
        ) : (
          <ErrorState what={text('loadFailed')} toDo={errorText(event.error)} onRetry={event.retry} />
        ))}
    </Page>
  );
}

function Shown({ shown, isVisitor, onRegister, onUnregister }: EventViewProps & { readonly shown: EventAnswer }) {
  const text = useEventsText();
  const language = useLanguage();
  const [now] = useState(() => new Date());
  return (
    <Page>
      <PageHeader
        title={shown.title}
        breadcrumbs={<Breadcrumbs items={[{ label: text('back'), href: paths.events }, { label: shown.title }]} />}
        aside={<EventBadges event={shown} now={now} />}
      />
      <Columns
        aside={
          <Box sx={{ display: 'grid', gap: 2 }}>
            <FactList
              facts={[
                { label: text('when'), value: `${eventTime(shown, language)} (${text('zone')})` },
                { label: text('where'), value: shown.location },
                {
                  label: text('by'),
                  value: <TextLink href={paths.company(shown.company_id)}>{shown.company}</TextLink>,
                },
                {
                  label: text('places'),
                  value: text('placesTaken', { count: shown.attendees, max: shown.max_attendees }),
                },
              ]}
            />
            <Registration
              event={shown}
              now={now}
              isVisitor={isVisitor}
              onRegister={onRegister}
              onUnregister={onUnregister}
            />
            <Button href={shown.ics_url}>{text('calendar')}</Button>
          </Box>
        }
      >
        <Box sx={{ display: 'grid', gap: 4 }}>
          <Section title={text('about')}>
            <Typography sx={{ maxWidth: '68ch' }}>{shown.description}</Typography>
          </Section>
          <Section title={text('agenda')}>
            <Agenda items={shown.agenda} />
          </Section>
          <Section title={text('requirements')}>
            <Points points={shown.requirements} />
          </Section>
          <Section title={text('benefits')}>
            <Points points={shown.benefits} />
          </Section>
        </Box>
      </Columns>
    </Page>
  );
}

function Agenda({ items }: { readonly items: EventAnswer['agenda'] }) {
  const language = useLanguage();
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {items.map(({ time, title, speaker }) => (
        <Box component="li" key={`${time} ${title}`} sx={{ display: 'flex', gap: 2, alignItems: 'baseline' }}>
          <Box
            component="span"
            sx={{
              flex: '0 0 5.5em',
              color: 'text.secondary',
              fontVariantNumeric: 'tabular-nums',
              whiteSpace: 'nowrap',
            }}
          >
            {timeOfDay(time, language)}
          </Box>
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {title}
            {speaker !== null && (
              <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
                {speaker}
              </Box>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Points({ points }: { readonly points: readonly string[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </Box>
  );
}

interface RegistrationProps extends Pick<EventViewProps, 'isVisitor' | 'onRegister' | 'onUnregister'> {
  readonly event: EventAnswer;
  readonly now: Date;
}

/** One button, depending on what the server allows, with the result beside it. */
function Registration({ event, now, isVisitor, onRegister, onUnregister }: RegistrationProps) {
  const text = useEventsText();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const [done, setDone] = useState<'registered' | 'unregistered' | null>(null);
  const run = async (work: () => Promise<void>, result: 'registered' | 'unregistered'): Promise<void> => {
    setBusy(true);
    setProblem(null);
    setDone(null);
    try {
      await work();
      setDone(result);
    } catch (error) {
      setProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {button()}
      <Box role="status">{done !== null && <Notice tone="success">{text(`${done}.done`)}</Notice>}</Box>
      {problem !== null && (
        <Notice tone="danger" title={text('failed')}>
          {errorText(problem)}
        </Notice>
      )}
    </Box>
  );

  function button() {
    if (event.allowed_actions.includes('UNREGISTER')) {
      return (
        <Button loading={busy} onClick={() => void run(onUnregister, 'unregistered')}>
          {text('unregister')}
        </Button>
      );
    }
    if (isOver(event, now)) return <Button disabled>{text('over')}</Button>;
    if (isFull(event)) return <Button disabled>{text('full')}</Button>;
    if (isVisitor) {
      return (
        <Button variant="primary" href={loginPath(paths.event(event.id))}>
          {text('signIn')}
        </Button>
      );
    }
    return (
      <Button variant="primary" loading={busy} onClick={() => void run(onRegister, 'registered')}>
        {text('register')}
      </Button>
    );
  }
}
