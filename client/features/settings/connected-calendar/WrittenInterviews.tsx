import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type {
  ConnectedCalendar,
  SettleDifferenceRequest,
  ShownCalendarDifference,
} from '@modules/applications/http/connected-calendar.contract';
import { Button } from '../../../design-system/Button/Button';
import { ConfirmDialog } from '../../../design-system/ConfirmDialog/ConfirmDialog';
import { Notice } from '../../../design-system/Notice/Notice';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import { formatDateTime } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { paths } from '../../../lib/paths';
import { PreferenceSwitch } from '../components/PreferenceSwitch';
import { useConnectedCalendarText } from './messages/use-connected-calendar-text';

type Connection = NonNullable<ConnectedCalendar['connection']>;

export interface WritingActions {
  /** These throw the errors of the API client. */
  readonly onWrite: (writes: boolean) => Promise<void>;
  readonly onSettle: (interviewId: string, request: SettleDifferenceRequest) => Promise<void>;
}

/** Whether interviews are written to the person's calendar, and those that they moved or deleted there. */
export function WrittenInterviews({
  connection: { writes, written, write_failure: failure, differences },
  onWrite,
  onSettle,
}: WritingActions & { readonly connection: Connection }) {
  const text = useConnectedCalendarText();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <PreferenceSwitch label={text('write')} hint={text('writeHint')} checked={writes} onChange={onWrite} />
      {writes && failure === null && (
        <Typography sx={{ color: 'text.secondary' }}>{text('written', { count: written })}</Typography>
      )}
      {failure !== null && (
        <Notice tone="warning" title={text('writeFailureTitle')}>
          {text(`writeFailure.${failure}`)}
        </Notice>
      )}
      {differences.map((difference) => (
        <Difference key={difference.interview_id} difference={difference} onSettle={onSettle} />
      ))}
    </Box>
  );
}

interface DifferenceProps extends Pick<WritingActions, 'onSettle'> {
  readonly difference: ShownCalendarDifference;
}

function Difference({ difference, onSettle }: DifferenceProps) {
  const text = useConnectedCalendarText();
  const errorText = useErrorText();
  const language = useLanguage();
  const toasts = useToasts();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { interview_id: id, job, kind, scheduled_at: scheduledAt, found_at: foundAt } = difference;
  const time = formatDateTime(scheduledAt, language);
  const found = foundAt === null ? null : formatDateTime(foundAt, language);
  // Several interviews can have the same posting, so the time is part of the buttons' names.
  const about = { job: job.title, time };
  const settle = async (request: SettleDifferenceRequest, done: string): Promise<void> => {
    setBusy(true);
    try {
      await onSettle(id, request);
      toasts.success(done);
    } catch (error) {
      toasts.error(`${text('notSettled')} ${errorText(error)}`);
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };
  return (
    <Notice tone="warning" title={text(kind === 'MOVED' ? 'movedTitle' : 'deletedTitle', about)}>
      <p>
        {text(kind === 'DELETED' ? 'deletedText' : found === null ? 'wholeDayText' : 'movedText', {
          time,
          found: found ?? '',
        })}
      </p>
      <p>
        <TextLink href={paths.jobApplication(job.id, difference.application_id)}>
          {text('seeApplication', about)}
        </TextLink>
      </p>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1.5 }}>
        {foundAt !== null && found !== null && difference.can_move && (
          <Button
            variant="primary"
            onClick={() => setAsking(true)}
            aria-haspopup="dialog"
            aria-label={text('moveOf', about)}
            disabled={isBusy}
          >
            {text('move')}
          </Button>
        )}
        <Button
          onClick={() => void settle({ action: 'RESTORE' }, text('restored'))}
          aria-label={text('restoreOf', about)}
          disabled={isBusy}
        >
          {text('restore')}
        </Button>
      </Box>
      {foundAt !== null && found !== null && (
        <ConfirmDialog
          open={isAsking}
          title={text('moveTitle')}
          confirmLabel={text('moveConfirm')}
          busy={isBusy}
          onConfirm={() => void settle({ action: 'MOVE', scheduled_at: foundAt }, text('moved'))}
          onCancel={() => setAsking(false)}
        >
          {text('moveAsk', { time, found })}
        </ConfirmDialog>
      )}
    </Notice>
  );
}
