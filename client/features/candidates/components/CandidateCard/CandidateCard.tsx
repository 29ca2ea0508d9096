import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MapPin } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { PresentedCandidate } from '@modules/identity/http/candidates.contract';
import { Button } from '../../../../design-system/Button/Button';
import { Card } from '../../../../design-system/Card/Card';
import { FrostedPoster } from '../../../../design-system/FrostedPoster/FrostedPoster';
import { ScoreRing } from '../../../../design-system/ScoreRing/ScoreRing';
import { SkillList } from '../../../../design-system/SkillChip/SkillList';
import { StateBadge } from '../../../../design-system/StateBadge/StateBadge';
import { icon } from '../../../../design-system/theme/tokens';
import { candidateAlias } from '../../../../lib/candidate-alias';
import { formatDate, formatDuration } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { useSharedText } from '../../../../lib/messages/use-shared-text';
import { paths } from '../../../../lib/paths';
import { useCandidatesText } from '../../messages/use-candidates-text';
import { ReserveButton } from '../../reserve/ReserveButton';

/** Skills shown on the card; the others are only counted. */
const SHOWN_SKILLS = 6;

/** Credits that can be spent; undefined while loading. The price of a candidate comes from the server. */
export interface Purse {
  readonly available: number | undefined;
}

export interface CandidateCardProps {
  readonly candidate: PresentedCandidate;
  /** Filtered skills. They come first and are ticked. */
  readonly askedSkills: readonly string[];
  /** Score against the selected posting, 0–100. */
  readonly score?: number | undefined;
  readonly purse: Purse;
  readonly onReserve: () => void;
  /** The star of shortlists. */
  readonly star?: ReactNode;
}

const key = (skill: string): string => skill.trim().toLocaleLowerCase();

/** One candidate in the search: masked, or by name if the profile is open. */
export function CandidateCard({ candidate, askedSkills, score, purse, onReserve, star }: CandidateCardProps) {
  const text = useCandidatesText();
  const shared = useSharedText();
  const nameId = useId();
  const { id, is_masked: isMasked, full_name: name, location, years_experience: years } = candidate;
  const asked = new Set(askedSkills.map(key));
  const skills = [...candidate.skills].sort((a, b) => Number(asked.has(key(b))) - Number(asked.has(key(a))));
  const hidden = skills.length - SHOWN_SKILLS;
  const words = candidate.bio ?? candidate.experience;
  return (
    <Card
      as="li"
      titleLevel={3}
      media={<Poster candidate={candidate} />}
      href={paths.candidate(id)}
      {...(score !== undefined && {
        aside: <ScoreRing score={score} label={text('card.score', { score })} size="small" />,
      })}
      title={
        <span id={nameId}>
          {name}
          {isMasked && (
            <Box component="span" sx={{ typography: 'body2', fontWeight: 'normal', color: 'text.secondary' }}>
              {` ${candidateAlias(id)}`}
            </Box>
          )}
        </span>
      }
      {...((location !== null || years !== null) && {
        subtitle: (
          <Box sx={{ display: 'flex', gap: 0.75, typography: 'body2', alignItems: 'flex-start' }}>
            {location !== null && (
              <Box component={MapPin} size={icon.small} aria-hidden sx={{ flexShrink: 0, mt: 0.25 }} />
            )}
            {[location, years === null ? null : text('card.years', { count: years })].filter(Boolean).join(' · ')}
          </Box>
        ),
      })}
      actions={
        candidate.is_masked ? (
          <>
            <ReserveButton
              candidate={candidate}
              available={purse.available}
              onClick={onReserve}
              aria-describedby={nameId}
              aria-haspopup="dialog"
              grow
            />
            <Box sx={{ display: 'flex', gap: 1, flexBasis: '100%' }}>
              <Button href={paths.candidate(id)} aria-describedby={nameId} grow>
                {text('card.profile')}
              </Button>
              <Button href={paths.messageTo(id)} aria-describedby={nameId} grow>
                {shared('action.message')}
              </Button>
              {star}
            </Box>
          </>
        ) : (
          <>
            <Button variant="primary" href={paths.candidate(id)} aria-describedby={nameId} grow>
              {text('card.profile')}
            </Button>
            <Button href={paths.messageTo(id)} aria-describedby={nameId}>
              {shared('action.message')}
            </Button>
            {star}
          </>
        )
      }
    >
      {!candidate.is_masked && <Standing status={candidate.interaction_status} />}
      <Typography
        variant="body2"
        sx={{
          color: 'text.secondary',
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 3,
          overflow: 'hidden',
          overflowWrap: 'anywhere',
        }}
      >
        {words ?? text('card.nothingSaid')}
      </Typography>
      {skills.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <SkillList
            label={text('card.skills')}
            skills={skills
              .slice(0, SHOWN_SKILLS)
              .map((label) => (asked.has(key(label)) ? { label, state: 'matched' } : { label }))}
          />
          {hidden > 0 && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {text('card.more', { count: hidden })}
            </Typography>
          )}
        </Box>
      )}
    </Card>
  );
}

/** A cover generated from the opaque id. Pictures are only on the open profile. */
function Poster({ candidate: { id, is_masked: isMasked, video_profiles: videos } }: { candidate: PresentedCandidate }) {
  const text = useCandidatesText();
  const [first] = videos;
  if (first === undefined) return <FrostedPoster seed={id} lockLabel={text('card.noVideo')} />;
  // The three kinds look alike on a card; a written presentation only has no length to show.
  const isAllVideo = videos.every(({ kind }) => kind === 'VIDEO');
  const badge = [
    first.duration === null || first.kind === 'TEXT' ? null : formatDuration(first.duration),
    text(isAllVideo ? 'card.videos' : 'card.presentations', { count: videos.length }),
  ];
  return (
    <FrostedPoster
      seed={id}
      badge={badge.filter(Boolean).join(' · ')}
      lockLabel={isMasked ? text(isAllVideo ? 'card.videoLocked' : 'card.presentationLocked') : undefined}
    />
  );
}

type OpenStatus = Exclude<PresentedCandidate, { is_masked: true }>['interaction_status'];

function Standing({ status: { type, expires_at: ends } }: { status: OpenStatus }) {
  const text = useCandidatesText();
  const language = useLanguage();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <StateBadge tone={ends === null ? 'success' : 'warning'}>{text(`status.${type}`)}</StateBadge>
      {ends !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('card.until', { date: formatDate(ends, language, 'short') })}
        </Typography>
      )}
    </Box>
  );
}
