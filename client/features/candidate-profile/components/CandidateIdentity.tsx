import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PresentedCandidate } from '@modules/identity/http/candidates.contract';
import { Avatar } from '../../../design-system/Avatar/Avatar';
import { Card } from '../../../design-system/Card/Card';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { radius } from '../../../design-system/theme/tokens';
import { TimeRing } from '../../../design-system/TimeRing/TimeRing';
import { candidateAlias } from '../../../lib/candidate-alias';
import { formatDate, formatRemaining } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useCandidateText } from '../messages/use-candidate-text';

export interface CandidateIdentityProps {
  readonly candidate: PresentedCandidate;
  /** Current time in milliseconds, for the remaining time of a reservation. */
  readonly now: number;
  /** 1 on the person's own page. */
  readonly level?: 1 | 2;
  /** The recruiter's next actions; absent in the person's own preview. */
  readonly actions?: ReactNode;
}

/** The person's identity as far as it is open, and their status with the company. */
export function CandidateIdentity({ candidate, now, level = 2, actions }: CandidateIdentityProps) {
  const text = useCandidateText();
  const { is_masked: isMasked, full_name: name, location, years_experience: years } = candidate;
  const alias = isMasked ? candidateAlias(candidate.id) : null;
  const title = candidate.is_masked ? null : candidate.title;
  const facts = [alias, title, location, years === null ? null : text('years', { count: years })]
    .filter(Boolean)
    .join(' · ');
  return (
    <Card
      as="section"
      title={
        <Box component="span" sx={{ typography: 'h3' }}>
          {name}
        </Box>
      }
      titleLevel={level}
      lead={isMasked ? <LockedFace /> : <Avatar name={name} src={candidate.avatar_url} size={72} />}
      actions={actions}
      {...(facts !== '' && { subtitle: facts })}
      {...(isMasked && {
        badge: (
          <StateBadge tone="neutral" icon={Lock}>
            {text('masked.badge')}
          </StateBadge>
        ),
      })}
    >
      {candidate.is_masked ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('masked.explain')}
        </Typography>
      ) : (
        <Standing status={candidate.interaction_status} now={now} />
      )}
    </Card>
  );
}

function LockedFace() {
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        width: 72,
        height: 72,
        borderRadius: '50%',
        bgcolor: 'background.sunken',
        border: 1,
        borderColor: 'line.main',
        color: 'frost',
      }}
    >
      <Lock size={26} />
    </Box>
  );
}

type OpenStatus = Exclude<PresentedCandidate, { is_masked: true }>['interaction_status'];

function Standing({ status, now }: { status: OpenStatus; now: number }) {
  const text = useCandidateText();
  const language = useLanguage();
  const ends = status.expires_at === null ? null : Date.parse(status.expires_at);
  const badge = <StateBadge tone={ends === null ? 'success' : 'warning'}>{text(`status.${status.type}`)}</StateBadge>;
  if (ends === null)
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        {badge}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('status.since', { date: formatDate(status.created_at, language) })}
        </Typography>
      </Box>
    );
  const left = ends - now;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        p: 2,
        borderRadius: `${radius.control}px`,
        bgcolor: 'accent.tint',
      }}
    >
      <TimeRing remainingMs={left} totalMs={ends - Date.parse(status.created_at)} />
      <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', minWidth: 0 }}>
        {badge}
        {left > 0 && (
          <Typography variant="body2" sx={{ fontWeight: 'bold' }}>
            {text('status.left', { time: formatRemaining(left, language) })}
          </Typography>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text(left > 0 ? 'status.thenClosed' : 'status.over')}
        </Typography>
      </Box>
    </Box>
  );
}
