import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ReservationSection } from '@modules/reservations/http/reservations.contract';
import { Button } from '../../../design-system/Button/Button';
import { CardList } from '../../../design-system/CardList/CardList';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { Section } from '../../../design-system/Section/Section';
import { CardSkeleton } from '../../../design-system/Skeletons/CardSkeleton';
import { useErrorText } from '../../../lib/error-text';
import { formatRemaining } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import type { ListData } from '../../../lib/list-data';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import type { ShownReservation } from '../api/shown-reservation';
import { type Asked, ChangeDialog } from '../components/ChangeDialog/ChangeDialog';
import { DeclineDialog } from '../components/DeclineDialog/DeclineDialog';
import { RequestCard } from '../components/RequestCard/RequestCard';
import { SettledRequest } from '../components/SettledRequest/SettledRequest';
import { type OnChange, useChanges } from '../components/use-changes';
import { useRegionFocus } from '../../../design-system/RegionFocus/use-region-focus';
import { useServerNow } from '../components/use-server-now';
import { useSpokenLimits } from '../components/use-spoken-limits';
import type { ChangeName } from '../domain/change-name';
import { whoAsks } from '../domain/parties';
import { useReservationsText } from '../messages/use-reservations-text';

export type RequestLists = Readonly<
  Record<Exclude<ReservationSection, 'active'>, Loadable<ListData<ShownReservation>> | null>
>;

export interface RequestsViewProps {
  readonly waiting: Loadable<ListData<ShownReservation>>;
  /** Answered requests by section; null if a section is empty. */
  readonly decided: RequestLists;
  /** Error of this device's clock, in milliseconds. */
  readonly clockOffset: number;
  readonly onChange: OnChange;
  /** Called when a time limit has passed, to read the lists again. */
  readonly onOver: () => void;
  /** Null if the profile is already hidden. */
  readonly onHideProfile: (() => Promise<void>) | null;
  /** Lets the company of a request ask again. */
  readonly onReopen: (reservationId: string) => Promise<void>;
}

const nobody: readonly ShownReservation[] = [];
const decidedSections = ['accepted', 'hired', 'history'] as const;

/** Requests of companies, open ones first, and the outcome of the others. */
export function RequestsView(props: RequestsViewProps) {
  const { waiting, decided, clockOffset, onChange, onOver, onHideProfile, onReopen } = props;
  const text = useReservationsText();
  const errorText = useErrorText();
  const language = useLanguage();
  const rows = waiting.status === 'ready' ? waiting.data.items : nobody;
  const now = useServerNow(
    clockOffset,
    rows.map((row) => Date.parse(row.expires_at)),
  );
  const [declining, setDeclining] = useState<ShownReservation | null>(null);
  const [asked, setAsked] = useState<Extract<Asked, { side: 'seeker' }> | null>(null);
  const { ref: region, toRegion } = useRegionFocus();
  const { sending, failed, change, send } = useChanges(onChange, (row, name) => text(doneWords[name], companyOf(row)));
  useSpokenLimits({
    rows,
    now,
    onOver,
    sentence: (row, left) =>
      left === 0
        ? text('request.over', companyOf(row))
        : text('request.soon', { ...companyOf(row), time: formatRemaining(left, language) }),
  });
  const failedOf = (row: ShownReservation) => (failed?.id === row.id ? failed : null);
  const carryOut = async (row: ShownReservation, status: 'MATCHED' | 'HIRED' | 'CANCELLED'): Promise<void> => {
    const isDone = await change(row, { status });
    setAsked(null);
    if (isDone) toRegion();
  };
  const hasDecided = decidedSections.some((section) => decided[section] !== null);
  return (
    <Page width="reading">
      <PageHeader title={text('requests.title')} lead={text('requests.lead')} />
      <Box ref={region} tabIndex={-1} sx={{ display: 'grid', gap: 4, outline: 'none' }}>
        {waiting.status === 'loading' && <CardSkeleton count={2} min={1000} label={text('requests.loading')} />}
        {waiting.status === 'failed' && (
          <ErrorState what={text('requests.loadFailed')} toDo={errorText(waiting.error)} onRetry={waiting.retry} />
        )}
        {waiting.status === 'ready' &&
          (rows.length === 0 ? (
            <NothingWaiting hasDecided={hasDecided} />
          ) : (
            <CardList
              list={waiting.data}
              label={text('requests.waiting')}
              renderRow={(row) => (
                <RequestCard
                  request={row}
                  now={now}
                  isAccepting={sending?.id === row.id && sending.name === 'accept'}
                  isBusy={sending !== null}
                  failed={failedOf(row)}
                  onAccept={() => void carryOut(row, 'MATCHED')}
                  onDecline={() => setDeclining(row)}
                />
              )}
            />
          ))}
        {decidedSections.map((section) => {
          const list = decided[section];
          if (list === null) return null;
          return (
            <Section key={section} title={text(`requests.${section}`)}>
              {list.status === 'loading' && <CardSkeleton count={1} min={1000} label={text('requests.loading')} />}
              {list.status === 'failed' && (
                <ErrorState
                  what={text('requests.loadFailed')}
                  toDo={errorText(list.error)}
                  onRetry={list.retry}
                  level={3}
                />
              )}
              {list.status === 'ready' && (
                <CardList
                  list={list.data}
                  renderRow={(row) => (
                    <SettledRequest
                      request={row}
                      failed={failedOf(row)}
                      isBusy={sending !== null}
                      onHire={() => setAsked({ side: 'seeker', row, name: 'hire' })}
                      onCancelMatch={() => setAsked({ side: 'seeker', row, name: 'cancelMatch' })}
                      onHideProfile={onHideProfile}
                      onReopen={() => onReopen(row.id)}
                    />
                  )}
                />
              )}
            </Section>
          );
        })}
      </Box>
      <DeclineDialog
        company={declining === null ? null : whoAsks(declining)}
        onClose={() => setDeclining(null)}
        onDecline={async (refusal) => {
          if (declining === null) return;
          await send(declining, { status: 'REJECTED', ...refusal });
          setDeclining(null);
          toRegion();
        }}
      />
      <ChangeDialog
        asked={asked}
        isBusy={sending !== null}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked !== null) void carryOut(asked.row, asked.name === 'hire' ? 'HIRED' : 'CANCELLED');
        }}
      />
    </Page>
  );
}

const companyOf = (row: ShownReservation) => ({ company: whoAsks(row) });

const doneWords = {
  accept: 'seeker.done.accept',
  decline: 'seeker.done.decline',
  hire: 'seeker.done.hire',
  cancel: 'seeker.done.cancelMatch',
  cancelMatch: 'seeker.done.cancelMatch',
} as const satisfies Record<ChangeName, string>;

function NothingWaiting({ hasDecided }: { hasDecided: boolean }) {
  const text = useReservationsText();
  if (hasDecided) {
    return <EmptyState title={text('requests.nothingWaitingTitle')} sentence={text('requests.nothingWaiting')} />;
  }
  return (
    <EmptyState
      title={text('requests.emptyTitle')}
      sentence={text('requests.empty')}
      action={<Button href={paths.editProfile}>{text('requests.emptyAction')}</Button>}
    />
  );
}
