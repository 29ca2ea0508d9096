import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../../../design-system/Avatar/Avatar';
import { Button } from '../../../../design-system/Button/Button';
import { Card } from '../../../../design-system/Card/Card';
import { Notice } from '../../../../design-system/Notice/Notice';
import { previewOf } from '../../../../design-system/RichText/blocks';
import { ScoreRing } from '../../../../design-system/ScoreRing/ScoreRing';
import { SkillList } from '../../../../design-system/SkillChip/SkillList';
import { StateBadge } from '../../../../design-system/StateBadge/StateBadge';
import { formatAge, formatNumber } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { useSharedText } from '../../../../lib/messages/use-shared-text';
import { momentIn } from '../../domain/interview-time';
import { isHidden, type ShownApplication } from '../../domain/received';
import { useApplicationsText } from '../../messages/use-applications-text';
import { SelectBox } from '../Bulk/SelectBox';
import { StageLine } from '../StageLine';
import { StatusBadge } from '../StatusBadge';
import type { FailedAct } from '../use-acts';
import { ReceivedActions, type ReceivedActionsProps } from './ReceivedActions';

/** Keeps the card short. */
const SHOWN_SKILLS = 4;

export interface ReceivedCardProps extends ReceivedActionsProps {
  readonly failed: FailedAct | null;
  readonly onOpen: () => void;
  readonly isSelected?: boolean;
  /** Given where many can be selected; `isRange`: with shift. */
  readonly onSelect?: (isRange: boolean) => void;
  /** The star of shortlists. */
  readonly star?: ReactNode;
}

/** An applicant: name, score, cover letter and status. */
export function ReceivedCard({ failed, onOpen, isSelected = false, onSelect, star, ...actions }: ReceivedCardProps) {
  const { application } = actions;
  const text = useApplicationsText();
  const shared = useSharedText();
  const language = useLanguage();
  const { user, status, match_score: score, cover_letter: letter } = application;
  const years = user.years_experience;
  return (
    <Card
      title={user.full_name}
      titleLevel={2}
      subtitle={[
        user.location,
        years === null ? null : text('received.years', { count: years }),
        application.review_average === null
          ? null
          : text('received.average', { score: formatNumber(application.review_average, language) }),
        text('received.applied', { date: formatAge(application.applied_at, language) }),
      ]
        .filter(Boolean)
        .join(' · ')}
      badge={
        <>
          <StatusBadge application={application} />
          {isHidden(application) && <StateBadge tone="neutral">{text('received.blind')}</StateBadge>}
          {application.viewed_at === null && status === 'PENDING' && application.closed_reason === null && (
            <StateBadge tone="accent" icon={Eye}>
              {text('received.unopened')}
            </StateBadge>
          )}
        </>
      }
      selected={isSelected}
      lead={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ml: onSelect === undefined ? 0 : -1 }}>
          {onSelect !== undefined && <SelectBox name={user.full_name} isSelected={isSelected} onToggle={onSelect} />}
          <Avatar name={user.full_name} src={user.avatar_url} size={48} />
        </Box>
      }
      {...(score !== null && {
        aside: <ScoreRing score={score} label={shared('match.percent', { score })} size="small" />,
      })}
      actions={
        <>
          <Button
            onClick={onOpen}
            aria-haspopup="dialog"
            aria-label={shared('action.named', { label: text('received.open'), name: user.full_name })}
          >
            {text('received.open')}
          </Button>
          <ReceivedActions {...actions} />
          {star}
        </>
      }
    >
      {user.skills.length > 0 && (
        <SkillList
          label={text('received.skills')}
          skills={user.skills.slice(0, SHOWN_SKILLS).map((label) => ({ label }))}
        />
      )}
      {letter !== null && (
        <Typography
          sx={{
            color: 'text.secondary',
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 2,
            overflow: 'hidden',
            overflowWrap: 'anywhere',
            maxWidth: '68ch',
          }}
        >
          {previewOf(letter)}
        </Typography>
      )}
      {(actions.stages ?? []).length > 0 && <StageLine application={application} />}
      <NextMeeting application={application} />
      <OfferState application={application} />
      {failed !== null && (
        <Notice tone="warning" title={failed.title}>
          {failed.sentence}
        </Notice>
      )}
    </Card>
  );
}

/** Status of the offer, in one line. */
function OfferState({
  application: { offer, status, closed_reason: closedReason },
}: {
  application: ShownApplication;
}) {
  const text = useApplicationsText();
  if (closedReason !== null) {
    return (
      <Box component="p" sx={{ m: 0, typography: 'body2' }}>
        {text(`closed.company.${closedReason}`)}
      </Box>
    );
  }
  if (offer === null || status !== 'OFFERED') return null;
  const state = offer.state === 'OPEN' && offer.answer === 'QUESTION' ? 'QUESTION' : offer.state;
  return (
    <Box component="p" sx={{ m: 0, typography: 'body2' }}>
      {text(`received.offer.${state}`)}
    </Box>
  );
}

function NextMeeting({ application }: { application: ShownApplication }) {
  const text = useApplicationsText();
  const language = useLanguage();
  const next = application.interviews.find(({ status }) => status === 'SCHEDULED' || status === 'PROPOSED');
  if (next === undefined) return null;
  return (
    <Box component="p" sx={{ m: 0, typography: 'body2' }}>
      {next.free_until !== null
        ? text('received.freeOut')
        : next.status === 'PROPOSED'
          ? text('received.slotsOut', { count: next.proposed_slots.length })
          : text('received.meeting', { time: momentIn(next.scheduled_at, next.time_zone, language) })}
    </Box>
  );
}
