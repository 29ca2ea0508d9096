import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Clock } from 'lucide-react';
import { Button } from '../../../../design-system/Button/Button';
import { Card } from '../../../../design-system/Card/Card';
import { FactList } from '../../../../design-system/FactList/FactList';
import { Notice } from '../../../../design-system/Notice/Notice';
import { Quote } from '../../../../design-system/Quote/Quote';
import { StateBadge } from '../../../../design-system/StateBadge/StateBadge';
import { TimeRing } from '../../../../design-system/TimeRing/TimeRing';
import { formatRemaining } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { useSharedText } from '../../../../lib/messages/use-shared-text';
import { paths } from '../../../../lib/paths';
import type { ShownReservation } from '../../api/shown-reservation';
import { shortDateTime } from '../../domain/short-date-time';
import { isOver, jobOf, whoAsks } from '../../domain/parties';
import { useReservationsText } from '../../messages/use-reservations-text';
import { usePayWords } from '../use-pay-words';
import type { FailedChange } from '../use-changes';

export interface RequestCardProps {
  readonly request: ShownReservation;
  /** Current time of the server, milliseconds. */
  readonly now: number;
  /** The acceptance is being sent. */
  readonly isAccepting: boolean;
  /** An answer to this or another request is being sent. */
  readonly isBusy: boolean;
  readonly failed: FailedChange | null;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

/** A request: company, job and pay, what the company sees now, and the effect of accepting, declining or not answering. */
export function RequestCard({ request, now, isAccepting, isBusy, failed, onAccept, onDecline }: RequestCardProps) {
  const text = useReservationsText();
  const shared = useSharedText();
  const language = useLanguage();
  const company = whoAsks(request);
  const ends = Date.parse(request.expires_at);
  const over = isOver(request, now);
  const can = (action: ShownReservation['allowed_actions'][number]): boolean =>
    !over && request.allowed_actions.includes(action);
  const named = (label: string): string => shared('action.named', { label, name: company });
  const payOf = usePayWords();
  return (
    <Card
      title={company}
      titleLevel={2}
      subtitle={<Subject request={request} />}
      lead={<TimeRing remainingMs={ends - now} totalMs={ends - Date.parse(request.reserved_at)} />}
      aside={
        <StateBadge tone={over ? 'neutral' : 'accent'} icon={Clock}>
          {text(over ? 'status.EXPIRED' : 'status.ACTIVE')}
        </StateBadge>
      }
      {...((can('MATCHED') || can('REJECTED')) && {
        actions: (
          <>
            {can('MATCHED') && (
              <Button
                variant="primary"
                grow
                loading={isAccepting}
                disabled={isBusy && !isAccepting}
                onClick={onAccept}
                aria-label={named(text('request.accept'))}
              >
                {text('request.accept')}
              </Button>
            )}
            {can('REJECTED') && (
              <Button
                grow
                disabled={isBusy}
                onClick={onDecline}
                aria-haspopup="dialog"
                aria-label={named(text('request.decline'))}
              >
                {text('request.decline')}
              </Button>
            )}
            <Button variant="text" href={paths.messageTo(request.user.id)} aria-label={named(shared('action.message'))}>
              {shared('action.message')}
            </Button>
          </>
        ),
      })}
    >
      {request.message !== null && <Quote>{request.message}</Quote>}
      {over ? (
        <Typography>{text('request.over', { company })}</Typography>
      ) : (
        <FactList
          facts={[
            { label: text('fact.salary'), value: payOf(request) },
            { label: text('fact.left'), value: formatRemaining(ends - now, language) },
            { label: text('fact.until'), value: shortDateTime(ends, language) },
            { label: text('request.seeNow'), value: text('request.seeNowWhat') },
            { label: text('request.onYes'), value: text('request.onYesWhat') },
            { label: text('fact.onNoOrSilence'), value: text('request.onNoWhat') },
          ]}
        />
      )}
      {failed !== null && (
        <Notice tone="warning" title={failed.title}>
          {failed.sentence}
        </Notice>
      )}
    </Card>
  );
}

function Subject({ request }: { request: ShownReservation }) {
  const text = useReservationsText();
  const job = jobOf(request);
  const isOpen = request.job === null || request.job.status === 'ACTIVE';
  return (
    <>
      {job !== null && (
        <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {isOpen ? <Link href={paths.job(job.id)}>{job.title}</Link> : job.title}
        </Box>
      )}
      <Typography component="span" variant="body2" sx={{ display: 'block' }}>
        {text('request.from', { name: request.user.full_name })}
      </Typography>
    </>
  );
}
