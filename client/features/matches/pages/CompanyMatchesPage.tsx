import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { MatchAnswer } from '@modules/matching/http/matches.contract';
import { useCreditBalance } from '../../../lib/credits/use-credit-balance';
import { useCreditCosts } from '../../../lib/credits/use-credit-costs';
import { loadable, moreErrorOf } from '../../../lib/loadable';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { answerMatch } from '../api/answer-match';
import { useExplanation } from '../api/explain-match';
import { introduceMatch } from '../api/introduce-match';
import { peopleCounts, useCompanyMatches } from '../api/list-company-matches';
import { CompanyWhyPanel } from '../components/WhyPanel/WhyPanel';
import { addressOf, peopleFiltersFrom } from '../domain/people-view';
import { useMatchesText } from '../messages/use-matches-text';
import { CompanyMatchesView } from './CompanyMatchesView';

export function CompanyMatchesPage() {
  const text = useMatchesText();
  const [address, setAddress] = useSearchParams();
  const { view, jobId } = useMemo(() => peopleFiltersFrom(address), [address]);
  const read = useCompanyMatches(view, jobId);
  const costs = useCreditCosts();
  const balance = useCreditBalance();
  useDocumentTitle(text('people.title'));
  const last = read.data?.pages.at(-1);
  const data = useMemo(
    () =>
      read.data && {
        items: read.data.pages.flatMap(({ matches }) => matches),
        total: read.data.pages.at(-1)?.total ?? 0,
      },
    [read.data],
  );
  return (
    <CompanyMatchesView
      view={view}
      onView={(asked) => setAddress(addressOf({ view: asked, jobId }), { replace: true, preventScrollReset: true })}
      job={jobId === null ? null : { title: data?.items[0]?.job?.title ?? null }}
      counts={last && peopleCounts(last.counts)}
      matches={read.isPlaceholderData ? { status: 'loading' } : loadable({ ...read, data })}
      isLoadingMore={read.isFetchingNextPage}
      moreError={moreErrorOf(read)}
      onMore={() => void read.fetchNextPage()}
      introductionPrice={costs.data?.PRIORITY_INTRO}
      available={balance.data?.available_balance}
      onAnswer={answerMatch}
      onIntroduce={introduceMatch}
      renderWhy={(match) => <Why match={match} />}
    />
  );
}

function Why({ match }: { match: MatchAnswer }) {
  return <CompanyWhyPanel score={match.match_score} explanation={useExplanation(match.id)} />;
}
