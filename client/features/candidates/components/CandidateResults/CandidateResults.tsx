import type { ReactNode } from 'react';
import type { PresentedCandidate } from '@modules/identity/http/candidates.contract';
import { ErrorState } from '../../../../design-system/ErrorState/ErrorState';
import { Notice } from '../../../../design-system/Notice/Notice';
import { CardGrid } from '../../../../design-system/Page/CardGrid';
import { ShowMore } from '../../../../design-system/ShowMore/ShowMore';
import { useGoOn } from '../../../../design-system/ShowMore/use-go-on';
import { useErrorText } from '../../../../lib/error-text';
import type { CandidateFilters } from '../../domain/candidate-filters';
import type { FoundCandidates } from '../../domain/found-candidates';
import { useCandidatesText } from '../../messages/use-candidates-text';
import { CandidateCard, type Purse } from '../CandidateCard/CandidateCard';

/** Max candidates of the server's lists. */
const REACH = 10_000;
/** Min card width, so that three fit beside the filters on a desktop (pixels). */
const NARROWEST = 284;

export interface CandidateResultsProps {
  readonly found: FoundCandidates;
  readonly filters: CandidateFilters;
  readonly purse: Purse;
  readonly onReserve: (candidate: PresentedCandidate) => void;
  /** Candidates for newer filters are loading; those shown are for the old ones. */
  readonly isRefreshing: boolean;
  readonly isLoadingMore: boolean;
  /** Error of the last "show more", or null. */
  readonly moreError: unknown;
  readonly onMore: () => void;
  /** The star of shortlists, on each card. */
  readonly renderStar?: ((candidate: PresentedCandidate) => ReactNode) | undefined;
}

/** A growing grid of candidates. After a click on "show more", the focus moves to the first new one. */
export function CandidateResults(props: CandidateResultsProps) {
  const { found, filters, purse, onReserve, isRefreshing, isLoadingMore, moreError, onMore } = props;
  const text = useCandidatesText();
  const errorText = useErrorText();
  const { items, total, isApproximate, scores } = found;
  const { list, mark } = useGoOn<HTMLUListElement>(items.length);
  const askForMore = (): void => {
    mark();
    onMore();
  };
  return (
    <>
      {isApproximate && (
        <Notice tone="info" title={text('approximate.title')}>
          {text('approximate.sentence', { words: filters.search })}
        </Notice>
      )}
      <CardGrid ref={list} min={NARROWEST} outdated={isRefreshing}>
        {items.map((candidate) => (
          <CandidateCard
            key={candidate.id}
            candidate={candidate}
            askedSkills={filters.skills}
            score={filters.job_id === null ? undefined : scores[candidate.id]}
            purse={purse}
            onReserve={() => onReserve(candidate)}
            star={props.renderStar?.(candidate)}
          />
        ))}
      </CardGrid>
      {moreError !== null ? (
        <ErrorState
          level={3}
          what={text('moreFailed')}
          toDo={errorText(moreError)}
          onRetry={askForMore}
          retrying={isLoadingMore}
        />
      ) : (
        <ShowMore
          shown={items.length}
          total={Math.min(total, REACH)}
          onMore={askForMore}
          loading={isLoadingMore}
          summary={text('shownOf', { shown: items.length, count: total })}
        />
      )}
    </>
  );
}
