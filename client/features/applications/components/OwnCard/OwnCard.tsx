import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { OwnApplication } from '@modules/applications/http/applications.contract';
import { Avatar } from '../../../../design-system/Avatar/Avatar';
import { Button } from '../../../../design-system/Button/Button';
import { Card } from '../../../../design-system/Card/Card';
import { Notice } from '../../../../design-system/Notice/Notice';
import { Quote } from '../../../../design-system/Quote/Quote';
import { formatAge, formatDate } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { useJobWords } from '../../../../lib/job-words';
import { useSharedText } from '../../../../lib/messages/use-shared-text';
import { paths } from '../../../../lib/paths';
import { useApplicationsText } from '../../messages/use-applications-text';
import { hasRooms } from '../../domain/interview-room';
import { ChooseSlot } from '../InterviewDetails/ChooseSlot';
import type { FreeTimesProps } from '../InterviewDetails/FreeTimes';
import { InterviewDetails } from '../InterviewDetails/InterviewDetails';
import { CoverLetter } from '../CoverLetter';
import { OfferAnswer, type OfferReply } from '../OfferAnswer/OfferAnswer';
import { StageBar } from '../StageBar/StageBar';
import { StatusBadge } from '../StatusBadge';

export interface OwnCardProps {
  readonly application: OwnApplication;
  /** Current time, milliseconds. */
  readonly now: number;
  readonly ownZone: string;
  readonly isBusy: boolean;
  /** The interview time being sent. */
  readonly sendingSlot: string | null;
  /** Error of the last action, or null. */
  readonly failed: string | null;
  readonly onWithdraw: () => void;
  readonly onChoose: (interviewId: string, slot: string) => void;
  /** The free times of an interview for which the candidate may choose one. */
  readonly renderFreeTimes: (props: FreeTimesProps) => ReactNode;
  /** Throws the errors of the API client. */
  readonly onAnswer: (reply: OfferReply) => Promise<void>;
  /** Opens the posting as it was on the day of the application. */
  readonly onReadPosting: () => void;
  /** Address of the conversation with the company; absent if there is none. */
  readonly messageHref?: string | undefined;
}

/** One of the reader's applications: status, actions and what was sent. */
export function OwnCard(props: OwnCardProps) {
  const { application, now, ownZone, isBusy, sendingSlot, failed, messageHref } = props;
  const { onWithdraw, onChoose, onAnswer, onReadPosting } = props;
  const text = useApplicationsText();
  const shared = useSharedText();
  const language = useLanguage();
  const words = useJobWords();
  const { job, interviews, offer, closed_reason: closedReason } = application;
  const can = (action: OwnApplication['allowed_actions'][number]): boolean =>
    application.allowed_actions.includes(action);
  const named = (label: string): string => shared('action.named', { label, name: job.title });
  const isClosed = !job.is_open;
  return (
    <Card
      title={job.title}
      titleLevel={2}
      subtitle={[job.company.name, words.line(job)].join(' · ')}
      badge={<StatusBadge application={application} />}
      lead={<Avatar name={job.company.name} src={job.company.logo_url} size={48} />}
      actions={
        <>
          {can('APPLY_AGAIN') && (
            <Button variant="primary" href={paths.job(job.id)} aria-label={named(text('own.applyAgain'))}>
              {text('own.applyAgain')}
            </Button>
          )}
          {messageHref !== undefined && <MessageButton application={application} href={messageHref} />}
          {isClosed ? (
            <Button onClick={onReadPosting} aria-haspopup="dialog" aria-label={named(text('kept.read'))}>
              {text('kept.read')}
            </Button>
          ) : (
            <Button href={paths.job(job.id)} aria-label={named(text('own.seeJob'))}>
              {text('own.seeJob')}
            </Button>
          )}
          {can('WITHDRAW') && (
            <Button
              variant="danger"
              onClick={onWithdraw}
              disabled={isBusy}
              aria-haspopup="dialog"
              aria-label={named(text('own.withdraw'))}
            >
              {text('own.withdraw')}
            </Button>
          )}
        </>
      }
    >
      <StageBar application={application} />
      <Box sx={{ display: 'grid', gap: 0.5, maxWidth: '68ch' }}>
        <Typography>
          {text(closedReason === null ? `standing.${standingOf(application)}` : `closed.${closedReason}`, {
            company: job.company.name,
          })}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[
            text('own.applied', { date: formatDate(application.applied_at, language) }),
            application.viewed_at !== null && text('own.viewed', { date: formatAge(application.viewed_at, language) }),
            isClosed && closedReason === null && text('own.jobClosed'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        <ExpectedReply application={application} />
      </Box>
      {application.refusal_text !== null && (
        <div>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text('own.refusal', { company: job.company.name })}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}>
            {application.refusal_text}
          </Typography>
        </div>
      )}
      {application.reason !== null && (
        <div>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text('own.reason', { company: job.company.name })}
          </Typography>
          <Quote>{application.reason}</Quote>
        </div>
      )}
      {offer !== null && (
        <OfferAnswer application={application} offer={offer} now={now} isBusy={isBusy} onAnswer={onAnswer} />
      )}
      {interviews.map((interview) => (
        <InterviewDetails
          key={interview.id}
          interview={interview}
          ownZone={ownZone}
          hasRoom={hasRooms(application)}
          {...(interview.status === 'PROPOSED' && {
            slots:
              interview.free_until !== null ? (
                props.renderFreeTimes({
                  interview,
                  ownZone,
                  sending: sendingSlot,
                  onChoose: (time) => onChoose(interview.id, time),
                })
              ) : (
                <ChooseSlot
                  interview={interview}
                  ownZone={ownZone}
                  now={now}
                  sending={sendingSlot}
                  onChoose={(slot) => onChoose(interview.id, slot)}
                />
              ),
          })}
          {...(messageHref !== undefined && {
            actions: (
              <Button href={messageHref} variant="text" dense>
                {text('interview.askToMove')}
              </Button>
            ),
          })}
        />
      ))}
      {application.cover_letter !== null && (
        <CoverLetter letter={application.cover_letter} title={text('own.letter')} />
      )}
      {failed !== null && (
        <Notice tone="warning" title={text('own.failed')}>
          {failed}
        </Notice>
      )}
    </Card>
  );
}

/** Link to the conversation. If it is closed, the reason is shown. */
function MessageButton({ application: { may_message: mayMessage, job }, href }: MessageButtonProps) {
  const text = useApplicationsText();
  const shared = useSharedText();
  const whyId = useId();
  const label = text('own.message');
  const named = shared('action.named', { label, name: job.title });
  if (mayMessage) {
    return (
      <Button href={href} aria-label={named}>
        {label}
      </Button>
    );
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <Button disabled aria-label={named} aria-describedby={whyId}>
        {label}
      </Button>
      <Typography id={whyId} variant="body2" sx={{ color: 'text.secondary' }}>
        {text('own.noMessage')}
      </Typography>
    </Box>
  );
}

interface MessageButtonProps {
  readonly application: OwnApplication;
  readonly href: string;
}

/** PENDING is shown as VIEWED after the company has opened it. */
function standingOf({ status, viewed_at: viewedAt }: OwnApplication) {
  return status === 'PENDING' && viewedAt !== null ? 'VIEWED' : status;
}

function ExpectedReply({ application }: { application: OwnApplication }) {
  const text = useApplicationsText();
  const { status, expected_reply_days: days, job, closed_reason: closedReason } = application;
  if (status !== 'PENDING' || days === null || closedReason !== null) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {text(days < 1 ? 'own.replyWithinADay' : 'own.reply', { company: job.company.name, count: Math.round(days) })}
    </Typography>
  );
}
