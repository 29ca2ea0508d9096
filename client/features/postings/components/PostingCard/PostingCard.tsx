import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { JobStatus, OwnJob } from '@modules/jobs/http/jobs.contract';
import { Button } from '../../../../design-system/Button/Button';
import { Card } from '../../../../design-system/Card/Card';
import { Notice } from '../../../../design-system/Notice/Notice';
import { SkillList } from '../../../../design-system/SkillChip/SkillList';
import { StateBadge, type StateTone } from '../../../../design-system/StateBadge/StateBadge';
import { formatAge, formatDate } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { useJobWords } from '../../../../lib/job-words';
import { useSharedText } from '../../../../lib/messages/use-shared-text';
import { paths } from '../../../../lib/paths';
import { PostingMenu } from '../PostingMenu/PostingMenu';
import { usePostingsText } from '../../messages/use-postings-text';

const tones: Record<JobStatus, StateTone> = {
  ACTIVE: 'success',
  DRAFT: 'neutral',
  PAUSED: 'warning',
  CLOSED: 'neutral',
};
const SHOWN_REQUIREMENTS = 5;

export interface PostingCardProps {
  readonly job: OwnJob;
  /** A change of this posting is being sent. */
  readonly isBusy: boolean;
  readonly onPublish: () => void;
  readonly onRenew: () => void;
  readonly onPause: () => void;
  /** Removes a draft. */
  readonly onRemove: () => void;
  /** Closes a posting that was published. */
  readonly onClose: () => void;
  /** Absent for colleagues who only read applications. */
  readonly menu?: { readonly onDuplicate: () => void; readonly onKeepTemplate: () => void } | undefined;
}

/** One of the company's postings: status, results, and the actions that the server allows. */
export function PostingCard(props: PostingCardProps) {
  const { job, isBusy, onPublish, onRenew, onPause, onRemove, onClose, menu } = props;
  const text = usePostingsText();
  const shared = useSharedText();
  const words = useJobWords();
  const can = (action: OwnJob['allowed_actions'][number]): boolean => job.allowed_actions.includes(action);
  const named = (label: string): string => shared('action.named', { label, name: job.title });
  return (
    <Card
      as="li"
      title={job.title}
      titleLevel={3}
      subtitle={words.line(job)}
      aside={<StateBadge tone={tones[job.status]}>{text(`status.${job.status}`)}</StateBadge>}
      actions={
        <>
          {job.applications_count > 0 && (
            <Button
              href={paths.jobApplications(job.id)}
              aria-label={named(text('card.applications', { count: job.applications_count }))}
            >
              {text('card.applications', { count: job.applications_count })}
            </Button>
          )}
          {job.matches_count > 0 && (
            <Button href={paths.jobMatches(job.id)} aria-label={named(text('action.matches'))}>
              {text('action.matches')}
            </Button>
          )}
          {can('EDIT') && (
            <Button href={paths.editJob(job.id)} aria-label={named(text('action.edit'))}>
              {text('action.edit')}
            </Button>
          )}
          {job.status !== 'CLOSED' && (
            <Button href={paths.job(job.id)} aria-label={named(text('action.asSeen'))}>
              {text('action.asSeen')}
            </Button>
          )}
          {can('RENEW') && (
            <Button variant="primary" onClick={onRenew} disabled={isBusy} aria-label={named(text('action.renew'))}>
              {text('action.renew')}
            </Button>
          )}
          {/* For an expired posting, RENEW also publishes it. */}
          {can('PUBLISH') && !can('RENEW') && (
            <Button onClick={onPublish} disabled={isBusy} aria-label={named(text('action.publish'))}>
              {text('action.publish')}
            </Button>
          )}
          {can('PAUSE') && (
            <Button onClick={onPause} disabled={isBusy} aria-label={named(text('action.pause'))}>
              {text('action.pause')}
            </Button>
          )}
          {can('REMOVE') && job.status !== 'DRAFT' && (
            <Button variant="danger" onClick={onClose} disabled={isBusy} aria-label={named(text('action.close'))}>
              {text('action.close')}
            </Button>
          )}
          {can('REMOVE') && job.status === 'DRAFT' && (
            <Button variant="danger" onClick={onRemove} disabled={isBusy} aria-label={named(text('action.remove'))}>
              {text('action.remove')}
            </Button>
          )}
          {menu && <PostingMenu title={job.title} disabled={isBusy} {...menu} />}
        </>
      }
    >
      <PostingFigures job={job} />
      <PostingClosing closing={job.closing ?? null} />
      <PostingNews job={job} isBusy={isBusy} onClose={onClose} />
    </Card>
  );
}

/** Why and when it was closed, and the team's note. */
function PostingClosing({ closing }: { closing: NonNullable<OwnJob['closing']> | null }) {
  const text = usePostingsText();
  const language = useLanguage();
  if (closing === null) return null;
  const words = [
    closing.at !== null && text('closing.at', { date: formatDate(closing.at, language) }),
    closing.reason !== null && text(`reason.${closing.reason}`),
  ];
  return (
    <Box>
      <Typography>{words.filter(Boolean).join(' · ')}</Typography>
      {closing.note !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {text('closing.note', { note: closing.note })}
        </Typography>
      )}
    </Box>
  );
}

/** Notices that need a decision: the posting ends soon or has ended, or somebody was hired. */
function PostingNews({ job, isBusy, onClose }: Pick<PostingCardProps, 'job' | 'isBusy' | 'onClose'>) {
  const text = usePostingsText();
  const shared = useSharedText();
  const language = useLanguage();
  const isEnding = job.expires_at !== null && job.allowed_actions.includes('RENEW');
  const canClose = job.hired_count > 0 && job.status !== 'DRAFT' && job.allowed_actions.includes('REMOVE');
  return (
    <>
      {isEnding && (
        <Notice tone="warning">
          {text(job.status === 'ACTIVE' ? 'card.endsSoon' : 'card.ended', {
            date: formatDate(job.expires_at ?? '', language),
          })}
        </Notice>
      )}
      {canClose && (
        <Notice
          tone="success"
          action={
            <Button
              dense
              onClick={onClose}
              disabled={isBusy}
              aria-label={shared('action.named', { label: text('action.filled'), name: job.title })}
            >
              {text('action.filled')}
            </Button>
          }
        >
          {text('card.hired', { count: job.hired_count })}
        </Notice>
      )}
    </>
  );
}

function PostingFigures({ job }: { job: OwnJob }) {
  const text = usePostingsText();
  const language = useLanguage();
  const shown = job.requirements.slice(0, SHOWN_REQUIREMENTS);
  const hidden = job.requirements.length - shown.length;
  const dates = [
    job.published_at === null
      ? text('card.created', { date: formatAge(job.created_at, language) })
      : text('card.published', { date: formatAge(job.published_at, language) }),
    job.status === 'ACTIVE' &&
      job.expires_at !== null &&
      text('card.until', { date: formatDate(job.expires_at, language) }),
  ];
  return (
    <>
      {shown.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <SkillList label={text('card.requirements')} skills={shown.map((label) => ({ label }))} />
          {hidden > 0 && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {text('card.more', { count: hidden })}
            </Typography>
          )}
        </Box>
      )}
      <Box>
        <Typography sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 'bold' }}>
          {[
            text('card.matches', { count: job.matches_count }),
            text('card.applications', { count: job.applications_count }),
            text('card.views', { count: job.views }),
          ].join(' · ')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {dates.filter(Boolean).join(' · ')}
        </Typography>
        {!job.salary_readable && (
          <Typography variant="body2" sx={{ color: 'warning.main' }}>
            {text('card.salaryUnread')}
          </Typography>
        )}
      </Box>
    </>
  );
}
