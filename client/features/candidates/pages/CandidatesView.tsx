import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { PresentedCandidate } from '@modules/identity/http/candidates.contract';
import { candidateSorts } from '@modules/matching/http/candidate-search.contract';
import { ActiveFilters } from '../../../design-system/ActiveFilters/ActiveFilters';
import { Button } from '../../../design-system/Button/Button';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { FilterSheet } from '../../../design-system/FilterSheet/FilterSheet';
import { Notice } from '../../../design-system/Notice/Notice';
import { Columns } from '../../../design-system/Page/Columns';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { CardSkeleton } from '../../../design-system/Skeletons/CardSkeleton';
import { SortSelect } from '../../../design-system/SortSelect/SortSelect';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { useErrorText } from '../../../lib/error-text';
import { dataOf, type Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import type { ActiveJob } from '../api/active-jobs';
import type { Purse } from '../components/CandidateCard/CandidateCard';
import { CandidateFilterFields } from '../components/CandidateFilters/CandidateFilterFields';
import { CandidateFilters } from '../components/CandidateFilters/CandidateFilters';
import { useFilterWords } from '../components/CandidateFilters/use-filter-words';
import { CandidateResults } from '../components/CandidateResults/CandidateResults';
import { NothingFound } from '../components/CandidateResults/NothingFound';
import { activeFilters, type CandidateFilters as Filters, noFilters, withoutFilter } from '../domain/candidate-filters';
import type { FoundCandidates } from '../domain/found-candidates';
import { useCandidatesText } from '../messages/use-candidates-text';
import { Presets, type PresetsProps } from '../presets/Presets';

export interface CandidatesViewProps {
  readonly filters: Filters;
  readonly onFilters: (filters: Filters) => void;
  readonly candidates: Loadable<FoundCandidates>;
  readonly presets: PresetsProps['presets'];
  readonly presetChanges: PresetsProps['changes'];
  readonly skillSuggestions: readonly string[];
  readonly onSkillTyped: (typed: string) => void;
  /** The company's published postings, to score candidates against one; undefined while loading. */
  readonly jobs: readonly ActiveJob[] | undefined;
  readonly purse: Purse;
  /** Price of reserving a candidate for the first time; undefined while loading. */
  readonly price: number | undefined;
  readonly onReserve: (candidate: PresentedCandidate) => void;
  /** Candidates for newer filters are loading; those shown are for the old ones. */
  readonly isRefreshing: boolean;
  readonly isLoadingMore: boolean;
  readonly moreError: unknown;
  readonly onMore: () => void;
  /** The star of shortlists, on each card. Belongs to another feature. */
  readonly renderStar?: (candidate: PresentedCandidate) => ReactNode;
}

/** Candidate search: filters and presets beside, total above, more at the end. */
export function CandidatesView(props: CandidatesViewProps) {
  const { filters, onFilters, candidates, presets, presetChanges, skillSuggestions, onSkillTyped, jobs } = props;
  const text = useCandidatesText();
  const wordsOf = useFilterWords();
  const active = activeFilters(filters);
  const found = dataOf(candidates);
  const clear = (): void => onFilters({ ...noFilters, sort_by: filters.sort_by, job_id: filters.job_id });
  const total = found ? text('results', { count: found.total }) : text('loading');
  return (
    <Page width="wide">
      <CandidateFilters filters={filters} onChange={onFilters}>
        <PageHeader
          title={text('title')}
          actions={<Button href={paths.shortlists}>{text('shortlists')}</Button>}
          lead={
            // Reserve the height of the text with the price, so that the content below does not jump.
            <Box component="span" sx={{ display: 'block', minHeight: { xs: '4.5em', sm: '3em' } }}>
              {props.price === undefined ? text('lead') : text('leadPriced', { count: props.price })}
            </Box>
          }
        />
        <Columns
          side="start"
          aside={
            <FilterSheet title={text('filters.title')} activeCount={active.length} resultText={total} onClear={clear}>
              <Presets presets={presets} filters={filters} onFilters={onFilters} changes={presetChanges} />
              <CandidateFilterFields
                facets={found?.facets}
                skillSuggestions={skillSuggestions}
                onSkillTyped={onSkillTyped}
              />
            </FilterSheet>
          }
        >
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 2,
                alignItems: 'center',
                justifyContent: 'space-between',
                minHeight: 44,
              }}
            >
              <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
                <Typography variant="h3" component="h2">
                  {total}
                </Typography>
                {active.length > 0 && (
                  <StateBadge tone="accent">{text('filters', { count: active.length })}</StateBadge>
                )}
                {props.isRefreshing && (
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {text('refreshing')}
                  </Typography>
                )}
              </Box>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, minWidth: 0 }}>
                {jobs?.length !== 0 && (
                  <SortSelect
                    label={text('compare.label')}
                    width="24ch"
                    options={[
                      { value: '', label: text('compare.none') },
                      ...(jobs ?? []).map(({ id, title }) => ({ value: id, label: title })),
                    ]}
                    value={filters.job_id ?? ''}
                    onChange={(jobId) => onFilters({ ...filters, job_id: jobId === '' ? null : jobId })}
                  />
                )}
                <SortSelect
                  label={text('sort.label')}
                  options={candidateSorts.map((sort) => ({ value: sort, label: text(`sort.${sort}`) }))}
                  value={filters.sort_by}
                  onChange={(sort_by) => onFilters({ ...filters, sort_by })}
                />
              </Box>
            </Box>
            <ActiveFilters
              label={text('active.label')}
              filters={active.map((filter, index) => ({ key: String(index), label: wordsOf(filters, filter) }))}
              onRemove={(index) => {
                const filter = active[Number(index)];
                if (filter) onFilters(withoutFilter(filters, filter));
              }}
              onClear={clear}
            />
            <Results {...props} onClear={clear} />
            <Notice tone="accent" title={text('howItWorks')}>
              {text('howItWorksText')}
            </Notice>
          </Box>
        </Columns>
      </CandidateFilters>
    </Page>
  );
}

function Results({ candidates, filters, onFilters, onClear, ...rest }: CandidatesViewProps & { onClear: () => void }) {
  const text = useCandidatesText();
  const errorText = useErrorText();
  if (candidates.status === 'loading') return <CardSkeleton count={6} min={284} label={text('loading')} />;
  if (candidates.status === 'failed')
    return <ErrorState what={text('loadFailed')} toDo={errorText(candidates.error)} onRetry={candidates.retry} />;
  if (candidates.data.items.length === 0)
    return <NothingFound filters={filters} onFilters={onFilters} onClear={onClear} />;
  return (
    <CandidateResults
      found={candidates.data}
      filters={filters}
      purse={rest.purse}
      onReserve={rest.onReserve}
      isRefreshing={rest.isRefreshing}
      isLoadingMore={rest.isLoadingMore}
      moreError={rest.moreError}
      onMore={rest.onMore}
      renderStar={rest.renderStar}
    />
  );
}
