import type { MatchAnswer } from '@modules/matching/http/matches.contract';
import { StateBadge, type StateTone } from '../../../../design-system/StateBadge/StateBadge';
import { isNews } from '../../domain/is-news';
import { useMatchesText } from '../../messages/use-matches-text';

const tones: Record<MatchAnswer['status'], StateTone> = {
  PENDING: 'accent',
  ACCEPTED: 'info',
  MATCHED: 'success',
  REJECTED: 'neutral',
  HIRED: 'success',
  CANCELLED: 'neutral',
};

/** Status of a match as a badge. An open match is labelled as new for two days. */
export function MatchBadge({ match }: { match: MatchAnswer }) {
  const text = useMatchesText();
  if (match.status !== 'PENDING')
    return (
      <>
        <StateBadge tone={tones[match.status]}>
          {text(match.status === 'MATCHED' && !match.is_mutual ? 'status.opened' : `status.${match.status}`)}
        </StateBadge>
        {/* The label of MATCHED already says that it is mutual. */}
        {match.is_mutual && match.status !== 'MATCHED' && <StateBadge tone="neutral">{text('card.mutual')}</StateBadge>}
      </>
    );
  return isNews(match.created_at) ? (
    <StateBadge tone="accent">{text('status.new')}</StateBadge>
  ) : (
    <StateBadge tone="neutral">{text('status.PENDING')}</StateBadge>
  );
}
