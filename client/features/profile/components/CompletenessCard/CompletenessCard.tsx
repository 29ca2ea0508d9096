import Skeleton from '@mui/material/Skeleton';
import { Card } from '../../../../design-system/Card/Card';
import { ScoreRing } from '../../../../design-system/ScoreRing/ScoreRing';
import type { MissingPart } from '../../domain/missing-parts';
import { useProfileText } from '../../messages/use-profile-text';
import { LinkList } from '../LinkList/LinkList';

export interface CompletenessCardProps {
  /** 0–100 as the server calculates it; undefined while loading. */
  readonly percent: number | undefined;
  readonly missing: readonly MissingPart[];
}

/** Completeness of the profile, and its missing parts with links. */
export function CompletenessCard({ percent, missing }: CompletenessCardProps) {
  const text = useProfileText();
  const ring =
    percent === undefined ? (
      <Skeleton variant="circular" width={84} height={84} />
    ) : (
      <ScoreRing score={percent} label={text('complete.words', { percent })} size="large" />
    );
  return (
    <Card
      as="section"
      title={text('complete.title')}
      titleLevel={2}
      lead={ring}
      subtitle={missing.length > 0 ? text('complete.missing') : percent === 100 ? text('complete.done') : undefined}
    >
      {missing.length > 0 && (
        <LinkList
          label={text('complete.missing')}
          links={missing.map(({ part, weight, href }) => ({
            href,
            label: text(`part.${part}`),
            figure: text('complete.adds', { weight }),
          }))}
        />
      )}
    </Card>
  );
}
