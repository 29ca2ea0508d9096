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
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { hasPosting, type PostedMatch } from '../../../lib/posted-match';
import { AgreedCard } from '../components/AgreedCard/AgreedCard';
import { IntroduceDialog } from '../components/IntroduceDialog/IntroduceDialog';
import { type AskedMatch, MatchDialog } from '../components/MatchDialog/MatchDialog';
import { PersonCard } from '../components/PersonCard/PersonCard';
import { type PeopleView, peopleViews } from '../domain/people-view';
import { personName } from '../domain/person-name';
import { useMatchesText } from '../messages/use-matches-text';
import { type OnAnswer, useAnswers } from './use-answers';

export interface CompanyMatchesViewProps {
  readonly view: PeopleView;
  readonly onView: (view: PeopleView) => void;
  /** The posting to filter by; its title is null until a match with it is loaded. */
  readonly job: { readonly title: string | null } | null;
  readonly counts: Readonly<Record<PeopleView, number>> | undefined;
  readonly matches: Loadable<{ readonly items: readonly MatchAnswer[]; readonly total: number }>;
  readonly isLoadingMore: boolean;
  /** Error of the last "show more", or null. */
  readonly moreError?: unknown;
  readonly onMore: () => void;
  /** In credits; undefined while loading. */
  readonly introductionPrice: number | undefined;
  readonly available: number | undefined;
  readonly onAnswer: OnAnswer;
  /** Throws the errors of the API client. */
  readonly onIntroduce: (matchId: string, message: string | null) => Promise<void>;
  /** Renders the explanation of a score under its card. */
  readonly renderWhy: (match: MatchAnswer) => ReactNode;
}

/** People who match the company's postings, best first, by view: waiting for an answer, suggested, mutual. */
export function CompanyMatchesView(props: CompanyMatchesViewProps) {
  const { view, onView, job, counts, matches, isLoadingMore, onMore, introductionPrice, available, onAnswer } = props;
  const text = useMatchesText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const [explained, setExplained] = useState<string | null>(null);
  const [asked, setAsked] = useState<Extract<AskedMatch, { side: 'company' }> | null>(null);
  const [introduced, setIntroduced] = useState<PostedMatch | null>(null);
  const { sending, answer } = useAnswers(onAnswer, {
    failed: text('person.failed'),
    // A company's yes has the text of MATCHED; ACCEPTED is the text of the person's yes.
    done: (match, status) =>
      text(`person.done.${status === 'ACCEPTED' ? 'MATCHED' : status}`, {
        title: match.job?.title ?? '',
        name: personName(match.user),
      }),
  });
  return (
    <Page>
      <PageHeader
        title={text('people.title')}
        lead={
          job === null ? (
            text('people.lead')
          ) : (
            <>
              {job.title !== null && `${text('people.ofJob', { title: job.title })} `}
              <TextLink href={paths.recruiterMatches}>{text('people.allJobs')}</TextLink>
            </>
          )
        }
      />
      <SegmentedFilter
        label={text('people.filter.label')}
        options={peopleViews.map((value) => ({ value, label: text(`people.filter.${value}`), count: counts?.[value] }))}
        value={view}
        onChange={onView}
      />
      {matches.status === 'loading' && <CardSkeleton count={3} min={1000} label={text('people.loading')} />}
      {matches.status === 'failed' && (
        <ErrorState what={text('people.loadFailed')} toDo={errorText(matches.error)} onRetry={matches.retry} />
      )}
      {matches.status === 'ready' && matches.data.items.length === 0 && (
        <NothingHere view={view} suggested={counts?.suggested ?? 0} onView={onView} />
      )}
      {matches.status === 'ready' && matches.data.items.length > 0 && (
        <>
          <Box component="ul" sx={{ display: 'grid', gap: 2.5, m: 0, p: 0, listStyle: 'none' }}>
            {matches.data.items.map((match) => (
              <Box component="li" key={match.id} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
                {hasPosting(match) ? (
                  <PersonCard
                    match={match}
                    isExplained={explained === match.id}
                    sending={sending?.matchId === match.id ? sending.status : null}
                    introductionPrice={introductionPrice}
                    available={available}
                    onAsk={(action) => setAsked({ side: 'company', match, action })}
                    onIntroduce={() => setIntroduced(match)}
                    onExplain={() => setExplained(explained === match.id ? null : match.id)}
                  />
                ) : (
                  <AgreedCard
                    match={match}
                    side="company"
                    sending={sending?.matchId === match.id ? sending.status : null}
                    onAsk={(action) => setAsked({ side: 'company', match, action })}
                  />
                )}
                {explained === match.id && props.renderWhy(match)}
              </Box>
            ))}
          </Box>
          <ShowMore
            shown={matches.data.items.length}
            total={matches.data.total}
            onMore={onMore}
            loading={isLoadingMore}
            error={props.moreError}
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
      <IntroduceDialog
        match={introduced}
        price={introductionPrice ?? 0}
        onClose={() => setIntroduced(null)}
        onIntroduce={async (message) => {
          if (introduced === null) return;
          await props.onIntroduce(introduced.id, message);
          toasts.success(text('introduce.done'));
          setIntroduced(null);
        }}
      />
    </Page>
  );
}

interface NothingHereProps {
  readonly view: PeopleView;
  /** Number of suggested people. */
  readonly suggested: number;
  readonly onView: (view: PeopleView) => void;
}

function NothingHere({ view, suggested, onView }: NothingHereProps) {
  const text = useMatchesText();
  // Actions that are possible now come before preparations.
  const action =
    view === 'interested' && suggested > 0 ? (
      <Button onClick={() => onView('suggested')}>{text('people.empty.suggestions', { count: suggested })}</Button>
    ) : view === 'mutual' ? (
      <Button href={paths.recruiterCandidates}>{text('people.empty.search')}</Button>
    ) : (
      <Button href={paths.ownJobs}>{text('people.empty.postings')}</Button>
    );
  return (
    <EmptyState title={text(`people.empty.${view}Title`)} sentence={text(`people.empty.${view}`)} action={action} />
  );
}
