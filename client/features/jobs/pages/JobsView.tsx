import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { jobSorts } from '@modules/jobs/http/job-choices.contract';
import type { ListedJob } from '@modules/jobs/http/jobs.contract';
import { Button } from '../../../design-system/Button/Button';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { FilterSheet } from '../../../design-system/FilterSheet/FilterSheet';
import { Columns } from '../../../design-system/Page/Columns';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { CardSkeleton } from '../../../design-system/Skeletons/CardSkeleton';
import { SortSelect } from '../../../design-system/SortSelect/SortSelect';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { useErrorText } from '../../../lib/error-text';
import { dataOf, type Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { ActiveFilters } from '../components/ActiveFilters/ActiveFilters';
import { JobFilterFields } from '../components/JobFilters/JobFilterFields';
import { JobFilters } from '../components/JobFilters/JobFilters';
import { JobResults } from '../components/JobResults/JobResults';
import { NothingFound } from '../components/JobResults/NothingFound';
import { RecentSearches } from '../components/RecentSearches/RecentSearches';
import type { FoundJobs } from '../domain/found-jobs';
import { countFilters, type JobFilters as Filters, noFilters } from '../domain/job-filters';
import { useJobsText } from '../messages/use-jobs-text';
import type { RecentSearches as Recent } from './use-recent-searches';

export interface JobsViewProps {
  readonly filters: Filters;
  readonly onFilters: (filters: Filters) => void;
  readonly jobs: Loadable<FoundJobs>;
  /** Jobs for newer filters are loading; those shown are for the old ones. */
  readonly isRefreshing: boolean;
  readonly isLoadingMore: boolean;
  readonly moreError: unknown;
  readonly onMore: () => void;
  readonly recent: Recent;
  /** Searches saved on the server, for seekers. */
  readonly saved?: ReactNode;
  /** Featured companies, above the list. */
  readonly featured?: ReactNode;
  /** Renders the button to apply to a job of the list. */
  readonly renderApply?: (job: ListedJob) => ReactNode;
  /** Renders the buttons to save a job or hide its company. */
  readonly renderMarks?: (job: ListedJob) => ReactNode;
  /** Shows the link to the saved jobs. */
  readonly isSeeker?: boolean;
}

/** All open jobs: filters beside, total above, and more at the end. */
export function JobsView({
  filters,
  onFilters,
  jobs,
  recent,
  saved,
  featured,
  isSeeker = false,
  ...more
}: JobsViewProps) {
  const text = useJobsText();
  const active = countFilters(filters);
  const found = dataOf(jobs);
  const clear = (): void => onFilters({ ...noFilters, sort_by: filters.sort_by });
  const total = found ? text(found.isEstimate ? 'resultsAbout' : 'results', { count: found.total }) : text('loading');
  const company = filters.company_id === '' ? undefined : found?.items[0]?.company.name;
  return (
    <Page width="wide">
      <JobFilters filters={filters} onChange={onFilters}>
        <PageHeader
          title={text('title')}
          lead={text('lead')}
          actions={isSeeker && <Button href={paths.savedJobs}>{text('kept.title')}</Button>}
        />
        <Columns
          side="start"
          aside={
            <FilterSheet title={text('filters.title')} activeCount={active} resultText={total} onClear={clear}>
              <JobFilterFields facets={found?.facets} />
              {saved}
              <RecentSearches
                searches={recent.searches}
                onSearch={onFilters}
                onForget={recent.onForget}
                onForgetAll={recent.onForgetAll}
                onAllow={recent.onAllow}
              />
            </FilterSheet>
          }
        >
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            {active === 0 && featured}
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
                {active > 0 && <StateBadge tone="accent">{text('filters', { count: active })}</StateBadge>}
                {more.isRefreshing && (
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {text('refreshing')}
                  </Typography>
                )}
              </Box>
              <SortSelect
                label={text('sort.label')}
                options={jobSorts.map((sort) => ({ value: sort, label: text(`sort.${sort}`) }))}
                value={filters.sort_by}
                onChange={(sort_by) => onFilters({ ...filters, sort_by })}
              />
            </Box>
            <ActiveFilters filters={filters} company={company} onFilters={onFilters} onClear={clear} />
            <Results jobs={jobs} filters={filters} onFilters={onFilters} onClear={clear} {...more} />
          </Box>
        </Columns>
      </JobFilters>
    </Page>
  );
}

type ResultsProps = Omit<JobsViewProps, 'recent' | 'saved' | 'featured' | 'isSeeker'> & {
  readonly onClear: () => void;
};

function Results({ jobs, filters, onFilters, onClear, ...more }: ResultsProps) {
  const text = useJobsText();
  const errorText = useErrorText();
  if (jobs.status === 'loading') return <CardSkeleton count={4} min={1000} label={text('loading')} />;
  if (jobs.status === 'failed')
    return <ErrorState what={text('loadFailed')} toDo={errorText(jobs.error)} onRetry={jobs.retry} />;
  if (jobs.data.items.length === 0) return <NothingFound filters={filters} onFilters={onFilters} onClear={onClear} />;
  return <JobResults found={jobs.data} filters={filters} {...more} />;
}
