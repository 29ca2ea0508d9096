import Box from '@mui/material/Box';
import { useState } from 'react';
import type {
  OwnApplication,
  OwnApplicationDetail,
  OwnApplicationsPage,
} from '@modules/applications/http/applications.contract';
import { Button } from '../../../design-system/Button/Button';
import { CardList } from '../../../design-system/CardList/CardList';
import { ConfirmDialog } from '../../../design-system/ConfirmDialog/ConfirmDialog';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Notice } from '../../../design-system/Notice/Notice';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { SegmentedFilter } from '../../../design-system/SegmentedFilter/SegmentedFilter';
import { CardSkeleton } from '../../../design-system/Skeletons/CardSkeleton';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { useLast } from '../../../lib/use-last';
import type { ListData } from '../../../lib/list-data';
import { KeptPosting } from '../components/KeptPosting/KeptPosting';
import type { OfferReply } from '../components/OfferAnswer/OfferAnswer';
import { OwnCard, type OwnCardProps } from '../components/OwnCard/OwnCard';
import { useActs } from '../components/use-acts';
import { useRegionFocus } from '../../../design-system/RegionFocus/use-region-focus';
import { type OwnView, ownViews } from '../domain/own-view';
import { useApplicationsText } from '../messages/use-applications-text';

export interface ApplicationsViewProps {
  readonly view: OwnView;
  readonly onView: (view: OwnView) => void;
  readonly counts: OwnApplicationsPage['counts'] | undefined;
  readonly applications: Loadable<ListData<OwnApplication>>;
  /** Current time, milliseconds. */
  readonly now: number;
  /** IANA name of the reader's time zone. */
  readonly ownZone: string;
  /** All three throw the errors of the API client. */
  readonly onWithdraw: (application: OwnApplication) => Promise<void>;
  readonly onChoose: (application: OwnApplication, interviewId: string, slot: string) => Promise<void>;
  readonly renderFreeTimes: OwnCardProps['renderFreeTimes'];
  readonly onAnswer: (application: OwnApplication, reply: OfferReply) => Promise<void>;
  /** The application whose posting is open, or null. */
  readonly reading: Loadable<OwnApplicationDetail> | null;
  readonly onRead: (id: string | null) => void;
  /** Address of the conversation with the company; undefined without one. */
  readonly messageHref?: ((application: OwnApplication) => string | undefined) | undefined;
}

/** The reader's applications with their progress and actions. */
export function ApplicationsView(props: ApplicationsViewProps) {
  const { view, onView, counts, applications, now, ownZone, messageHref } = props;
  const { onWithdraw, onChoose, onAnswer, reading, onRead } = props;
  const text = useApplicationsText();
  const errorText = useErrorText();
  const [asked, setAsked] = useState<OwnApplication | null>(null);
  const shownAsked = useLast(asked);
  const shownReading = useLast(reading);
  const toasts = useToasts();
  const { sending, failed, dismiss, act } = useActs();
  const { ref: region, toRegion } = useRegionFocus();
  const withdraw = async (application: OwnApplication): Promise<void> => {
    setAsked(null);
    toRegion();
    const words = { done: text('withdraw.done'), failed: text('withdraw.failed') };
    await act(application.id, 'withdraw', words, () => onWithdraw(application));
  };
  const choose = (application: OwnApplication, interviewId: string, slot: string): void => {
    const words = { done: text('slots.done'), failed: text('slots.failed') };
    void act(application.id, slot, words, () => onChoose(application, interviewId, slot));
  };
  // Errors are shown in the form, which keeps the typed text; the offer behind it is read again.
  const answer = async (application: OwnApplication, reply: OfferReply): Promise<void> => {
    await onAnswer(application, reply);
    toasts.success(text(`answer.done.${reply.answer}`, { company: application.job.company.name }));
  };
  const isShown = (id: string): boolean =>
    applications.status === 'ready' && applications.data.items.some((row) => row.id === id);
  return (
    <Page>
      <PageHeader title={text('own.title')} lead={text('own.lead')} />
      <SegmentedFilter
        label={text('own.filter')}
        options={ownViews.map((value) => ({ value, label: text(`own.${value}`), count: counts?.[value] }))}
        value={view}
        onChange={onView}
      />
      {failed !== null && !isShown(failed.id) && (
        <Box role="alert">
          <Notice tone="warning" title={failed.title} onClose={dismiss}>
            {failed.sentence}
          </Notice>
        </Box>
      )}
      <Box ref={region} tabIndex={-1} sx={{ display: 'grid', gap: 3, outline: 'none' }}>
        {applications.status === 'loading' && <CardSkeleton count={3} min={1000} label={text('own.loading')} />}
        {applications.status === 'failed' && (
          <ErrorState what={text('own.loadFailed')} toDo={errorText(applications.error)} onRetry={applications.retry} />
        )}
        {applications.status === 'ready' && applications.data.items.length === 0 && <NothingHere view={view} />}
        {applications.status === 'ready' && applications.data.items.length > 0 && (
          <CardList
            list={applications.data}
            label={text(`own.${view}`)}
            renderRow={(row) => (
              <OwnCard
                application={row}
                now={now}
                ownZone={ownZone}
                isBusy={sending !== null}
                sendingSlot={sending?.id === row.id ? sending.what : null}
                failed={failed?.id === row.id ? failed.sentence : null}
                onWithdraw={() => setAsked(row)}
                onChoose={(interviewId, slot) => choose(row, interviewId, slot)}
                renderFreeTimes={props.renderFreeTimes}
                onAnswer={(reply) => answer(row, reply)}
                onReadPosting={() => onRead(row.id)}
                messageHref={messageHref?.(row)}
              />
            )}
          />
        )}
      </Box>
      {shownReading !== null && (
        <KeptPosting open={reading !== null} application={shownReading} onClose={() => onRead(null)} />
      )}
      <ConfirmDialog
        open={asked !== null}
        title={text('withdraw.title')}
        confirmLabel={text('withdraw.confirm')}
        cancelLabel={text('withdraw.keep')}
        danger
        onConfirm={() => {
          if (asked !== null) void withdraw(asked);
        }}
        onCancel={() => setAsked(null)}
      >
        {text('withdraw.sentence', { job: shownAsked?.job.title ?? '', company: shownAsked?.job.company.name ?? '' })}
      </ConfirmDialog>
    </Page>
  );
}

function NothingHere({ view }: { view: OwnView }) {
  const text = useApplicationsText();
  return (
    <EmptyState
      title={text(`empty.${view}Title`)}
      sentence={text(`empty.${view}`)}
      {...(view === 'active' && { action: <Button href={paths.jobs}>{text('empty.jobs')}</Button> })}
    />
  );
}
