import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { reservationSections, type ReservationSection } from '@modules/reservations/http/reservations.contract';
import { Button } from '../../../design-system/Button/Button';
import { CardList } from '../../../design-system/CardList/CardList';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Notice } from '../../../design-system/Notice/Notice';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { SegmentedFilter } from '../../../design-system/SegmentedFilter/SegmentedFilter';
import { CardSkeleton } from '../../../design-system/Skeletons/CardSkeleton';
import { icon } from '../../../design-system/theme/tokens';
import { useErrorText } from '../../../lib/error-text';
import { formatRemaining } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import type { ListData } from '../../../lib/list-data';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import type { ShownReservation } from '../api/shown-reservation';
import { type Asked, ChangeDialog } from '../components/ChangeDialog/ChangeDialog';
import { CloseJob } from '../components/CloseJob/CloseJob';
import { ReservationCard } from '../components/ReservationCard/ReservationCard';
import { type OnChange, useChanges } from '../components/use-changes';
import { useRegionFocus } from '../../../design-system/RegionFocus/use-region-focus';
import { useServerNow } from '../components/use-server-now';
import { useSpokenLimits } from '../components/use-spoken-limits';
import type { ChangeName } from '../domain/change-name';
import { useReservationsText } from '../messages/use-reservations-text';

export interface ReservationsViewProps {
  readonly section: ReservationSection;
  readonly onSection: (section: ReservationSection) => void;
  /** Present if a link opened a single reservation: shows all others again. */
  readonly onShowAll?: (() => void) | undefined;
  readonly counts: Readonly<Record<ReservationSection, number>> | undefined;
  readonly reservations: Loadable<ListData<ShownReservation>>;
  /** Error of this device's clock, in milliseconds. */
  readonly clockOffset: number;
  /** `il y a 20 secondes`; null before the first response. */
  readonly updated: string | null;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
  readonly onChange: OnChange;
  readonly onCloseJob: (jobId: string) => Promise<void>;
}

const nobody: readonly ShownReservation[] = [];

/** Reservations of the company by section, with their actions. */
export function ReservationsView(props: ReservationsViewProps) {
  const { section, onSection, counts, reservations, clockOffset, updated, isRefreshing, onRefresh, onChange } = props;
  const text = useReservationsText();
  const errorText = useErrorText();
  const language = useLanguage();
  const rows = reservations.status === 'ready' ? reservations.data.items : nobody;
  const now = useServerNow(
    clockOffset,
    rows.filter(({ status }) => status === 'ACTIVE').map((row) => Date.parse(row.expires_at)),
  );
  const [asked, setAsked] = useState<Extract<Asked, { side: 'recruiter' }> | null>(null);
  const { ref: region, toRegion } = useRegionFocus();
  const { sending, failed, change } = useChanges(onChange, (row, name) => text(doneWords[name], nameOf(row)));
  useSpokenLimits({
    rows,
    now,
    onOver: onRefresh,
    sentence: (row, left) =>
      left === 0 ? text('card.over') : text('card.soon', { ...nameOf(row), time: formatRemaining(left, language) }),
  });
  const confirm = async ({ row, name }: Extract<Asked, { side: 'recruiter' }>): Promise<void> => {
    const isDone = await change(row, { status: name === 'hire' ? 'HIRED' : 'CANCELLED' });
    setAsked(null);
    if (!isDone) return;
    toRegion();
    // That section offers to close the posting.
    if (name === 'hire') onSection('hired');
  };
  const ask = (row: ShownReservation, name: 'cancel' | 'hire' | 'cancelMatch') => () =>
    setAsked({ side: 'recruiter', row, name });
  return (
    <Page>
      <PageHeader
        title={text('reservations.title')}
        lead={text('reservations.lead')}
        actions={
          <>
            <Button
              variant="text"
              startIcon={<RefreshCw size={icon.normal} aria-hidden />}
              loading={isRefreshing}
              onClick={onRefresh}
            >
              {text('reservations.refresh')}
            </Button>
            <Button href={paths.recruiterMatches}>{text('reservations.matches')}</Button>
          </>
        }
      />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          rowGap: 1,
          justifyContent: 'space-between',
          alignItems: 'center',
        }}
      >
        <SegmentedFilter
          label={text('reservations.filter')}
          options={reservationSections.map((value) => ({
            value,
            label: text(`reservations.${value}`),
            count: counts?.[value],
          }))}
          value={section}
          onChange={onSection}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {updated !== null && text('reservations.updated', { age: updated })}
        </Typography>
      </Box>
      {props.onShowAll !== undefined && (
        <Notice tone="info" action={<Button onClick={props.onShowAll}>{text('reservations.showAll')}</Button>}>
          {text('reservations.one')}
        </Notice>
      )}
      <Box ref={region} tabIndex={-1} sx={{ display: 'grid', gap: 3, outline: 'none' }}>
        {reservations.status === 'loading' && (
          <CardSkeleton count={3} min={1000} label={text('reservations.loading')} />
        )}
        {reservations.status === 'failed' && (
          <ErrorState
            what={text('reservations.loadFailed')}
            toDo={errorText(reservations.error)}
            onRetry={reservations.retry}
          />
        )}
        {reservations.status === 'ready' &&
          (rows.length === 0 ? (
            <NothingHere section={section} />
          ) : (
            <CardList
              list={reservations.data}
              label={text(`reservations.${section}`)}
              renderRow={(row) => (
                <ReservationCard
                  reservation={row}
                  now={now}
                  isBusy={sending !== null}
                  failed={failed?.id === row.id ? failed : null}
                  onCancel={ask(row, 'cancel')}
                  onHire={ask(row, 'hire')}
                  onCancelMatch={ask(row, 'cancelMatch')}
                  offer={<AfterHire row={row} onCloseJob={props.onCloseJob} />}
                />
              )}
            />
          ))}
      </Box>
      <ChangeDialog
        asked={asked}
        isBusy={sending !== null}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked !== null) void confirm(asked);
        }}
      />
    </Page>
  );
}

const nameOf = (row: ShownReservation) => ({ name: row.target_user.full_name });

const doneWords = {
  accept: 'recruiter.done.hire',
  decline: 'recruiter.done.cancel',
  cancel: 'recruiter.done.cancel',
  hire: 'recruiter.done.hire',
  cancelMatch: 'recruiter.done.cancelMatch',
} as const satisfies Record<ChangeName, string>;

function AfterHire({ row, onCloseJob }: { row: ShownReservation } & Pick<ReservationsViewProps, 'onCloseJob'>) {
  const { job } = row;
  if (row.status !== 'HIRED' || job === null || job.status === 'CLOSED') return null;
  return <CloseJob title={job.title} onClose={() => onCloseJob(job.id)} />;
}

function NothingHere({ section }: { section: ReservationSection }) {
  const text = useReservationsText();
  const action =
    section === 'active' ? (
      <Button href={paths.recruiterCandidates}>{text('empty.search')}</Button>
    ) : section === 'accepted' ? (
      <Button href={paths.recruiterMatches}>{text('empty.matches')}</Button>
    ) : undefined;
  return <EmptyState title={text(`empty.${section}Title`)} sentence={text(`empty.${section}`)} action={action} />;
}
