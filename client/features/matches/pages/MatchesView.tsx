import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import type { MatchAnswer } from '@modules/matching/http/matches.contract';
import { Button } from '../../../design-system/Button/Button';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { SegmentedFilter } from '../../../design-system/SegmentedFilter/SegmentedFilter';
import { ShowMore } from '../../../design-system/ShowMore/ShowMore';
import { CardSkeleton } from '../../../design-system/Skeletons/CardSkeleton';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { hasPosting } from '../../../lib/posted-match';
import type { MatchView } from '../api/list-matches';
import { AgreedCard } from '../components/AgreedCard/AgreedCard';
import { MatchCard } from '../components/MatchCard/MatchCard';
import { type AskedMatch, MatchDialog } from '../components/MatchDialog/MatchDialog';
import { AboutScores } from '../components/WhyPanel/AboutScores';
import { useMatchesText } from '../messages/use-matches-text';
import { type OnAnswer, useAnswers } from './use-answers';

export interface MatchesViewProps {
  readonly view: MatchView;
  readonly onView: (view: MatchView) => void;
  readonly counts: Readonly<Record<MatchView, number>> | undefined;
  readonly matches: Loadable<{ readonly items: readonly MatchAnswer[]; readonly total: number }>;
  readonly isLoadingMore: boolean;
  /** Error of the last "show more", or null. */
  readonly moreError?: unknown;
  readonly onMore: () => void;
  readonly onAnswer: OnAnswer;
  /** Renders the explanation of a score under its card. */
  readonly renderWhy: (match: MatchAnswer) => ReactNode;
}

const views: readonly MatchView[] = ['open', 'accepted', 'all'];

/** A seeker's matches, best first. */
export function MatchesView({
  view,
  onView,
  counts,
  matches,
  isLoadingMore,
  moreError,
  onMore,
  onAnswer,
  renderWhy,
}: MatchesViewProps) {
  const text = useMatchesText();
  const errorText = useErrorText();
  const [explained, setExplained] = useState<string | null>(null);
  const [asked, setAsked] = useState<Extract<AskedMatch, { side: 'seeker' }> | null>(null);
  const { sending, answer } = useAnswers(onAnswer, {
    failed: text('card.failed'),
    done: ({ job, company, introduction }, status) => {
      const isOpened = status === 'ACCEPTED' && introduction !== null;
      // A seeker's yes has the text of ACCEPTED; MATCHED is the text of the company's yes.
      const name = isOpened ? 'opened' : status === 'MATCHED' ? 'ACCEPTED' : status;
      return text(`done.${name}`, { title: job?.title ?? '', company: company?.name ?? '' });
    },
  });
  const sendingOf = (match: MatchAnswer) => (sending?.matchId === match.id ? sending.status : null);
  const ask = (match: MatchAnswer, action: 'REJECTED' | 'HIRED' | 'CANCELLED') => () =>
    setAsked({ side: 'seeker', match, action });
  return (
    <Page>
      <PageHeader
        title={text('title')}
        lead={
          <>
            {`${text('lead')} `}
            <AboutScores />
          </>
        }
        actions={
          <SegmentedFilter
            label={text('filter.label')}
            options={views.map((value) => ({ value, label: text(`filter.${value}`), count: counts?.[value] }))}
            value={view}
            onChange={onView}
          />
        }
      />
      {matches.status === 'loading' && <CardSkeleton count={3} min={1000} label={text('loading')} />}
      {matches.status === 'failed' && (
        <ErrorState what={text('loadFailed')} toDo={errorText(matches.error)} onRetry={matches.retry} />
      )}
      {matches.status === 'ready' && matches.data.items.length === 0 && <NothingHere view={view} />}
      {matches.status === 'ready' && matches.data.items.length > 0 && (
        <>
          <Box component="ul" sx={{ display: 'grid', gap: 2.5, m: 0, p: 0, listStyle: 'none' }}>
            {matches.data.items.map((match) => (
              <Box component="li" key={match.id} sx={{ display: 'grid', gap: 2 }}>
                {hasPosting(match) ? (
                  <MatchCard
                    match={match}
                    isExplained={explained === match.id}
                    sending={sendingOf(match)}
                    onAccept={() => void answer(match, 'ACCEPTED')}
                    onDecline={ask(match, 'REJECTED')}
                    onHire={ask(match, 'HIRED')}
                    onCancel={ask(match, 'CANCELLED')}
                    onExplain={() => setExplained(explained === match.id ? null : match.id)}
                  />
                ) : (
                  <AgreedCard
                    match={match}
                    side="seeker"
                    sending={sendingOf(match)}
                    onAsk={(action) => setAsked({ side: 'seeker', match, action })}
                  />
                )}
                {explained === match.id && renderWhy(match)}
              </Box>
            ))}
          </Box>
          <ShowMore
            shown={matches.data.items.length}
            total={matches.data.total}
            onMore={onMore}
            loading={isLoadingMore}
            error={moreError}
          />
        </>
      )}
      <MatchDialog
        asked={asked}
        isBusy={sending !== null}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked !== null) void answer(asked.match, asked.action).finally(() => setAsked(null));
        }}
      />
    </Page>
  );
}

const emptyWords = {
  open: ['empty.openTitle', 'empty.open'],
  accepted: ['empty.acceptedTitle', 'empty.accepted'],
  all: ['empty.allTitle', 'empty.all'],
} as const;

function NothingHere({ view }: { view: MatchView }) {
  const text = useMatchesText();
  const [title, sentence] = emptyWords[view];
  const action =
    view === 'accepted' ? (
      <Button href={paths.jobs}>{text('empty.jobs')}</Button>
    ) : (
      <Button href={paths.profile}>{text('empty.profile')}</Button>
    );
  return <EmptyState title={text(title)} sentence={text(sentence)} action={action} />;
}
