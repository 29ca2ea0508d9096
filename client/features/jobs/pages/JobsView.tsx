import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Job } from '@modules/jobs/http/jobs.contract';
import { Button } from '../../../design-system/Button/Button';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { FilterSheet } from '../../../design-system/FilterSheet/FilterSheet';
import { Columns } from '../../../design-system/Page/Columns';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { ShowMore } from '../../../design-system/ShowMore/ShowMore';
import { CardSkeleton } from '../../../design-system/Skeletons/CardSkeleton';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { JobCard } from '../components/JobCard/JobCard';
import { JobFilterFields } from '../components/JobFilters/JobFilterFields';
import { JobFilters } from '../components/JobFilters/JobFilters';
import { SortSelect } from '../components/SortSelect/SortSelect';
import { countFilters, type JobFilters as Filters, noFilters } from '../domain/job-filters';
import { useJobsText } from '../messages/use-jobs-text';

export interface JobsViewProps {
  readonly filters: Filters;
  readonly onFilters: (filters: Filters) => void;
  readonly jobs: Loadable<{ readonly items: readonly Job[]; readonly total: number }>;
  readonly isLoadingMore: boolean;
  readonly onMore: () => void;
}

/** All open jobs: filters at the side, the total above, twelve more at the end. */
export function JobsView({ filters, onFilters, jobs, isLoadingMore, onMore }: JobsViewProps) {
  const text = useJobsText();
  const active = countFilters(filters);
  const clear = (): void => onFilters({ ...noFilters, sort_by: filters.sort_by });
  const total = jobs.status === 'ready' ? text('results', { count: jobs.data.total }) : text('loading');
  return (
    <Page width="wide">
      <JobFilters filters={filters} onChange={onFilters}>
        <PageHeader title={text('title')} lead={text('lead')} />
        <Columns
          side="start"
          aside={
            <FilterSheet title={text('filters.title')} activeCount={active} resultText={total} onClear={clear}>
              <JobFilterFields />
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
                {active > 0 && <StateBadge tone="accent">{text('filters', { count: active })}</StateBadge>}
              </Box>
              <SortSelect value={filters.sort_by} onChange={(sort_by) => onFilters({ ...filters, sort_by })} />
            </Box>
            <Results
              jobs={jobs}
              isFiltered={active > 0}
              onClear={clear}
              isLoadingMore={isLoadingMore}
              onMore={onMore}
            />
          </Box>
        </Columns>
      </JobFilters>
    </Page>
  );
}

type ResultsProps = Pick<JobsViewProps, 'jobs' | 'isLoadingMore' | 'onMore'> & {
  readonly isFiltered: boolean;
  readonly onClear: () => void;
};

function Results({ jobs, isFiltered, onClear, isLoadingMore, onMore }: ResultsProps) {
  const text = useJobsText();
  const errorText = useErrorText();
  if (jobs.status === 'loading') return <CardSkeleton count={4} min={1000} label={text('loading')} />;
  if (jobs.status === 'failed')
    return <ErrorState what={text('loadFailed')} toDo={errorText(jobs.error)} onRetry={jobs.retry} />;
  const { items, total } = jobs.data;
  if (items.length === 0) {
    return isFiltered ? (
      <EmptyState
        title={text('emptyFiltered.title')}
        sentence={text('emptyFiltered.sentence')}
        action={<Button onClick={onClear}>{text('filters.clear')}</Button>}
      />
    ) : (
      <EmptyState title={text('empty.title')} sentence={text('empty.sentence')} />
    );
  }
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {items.map((job) => (
          <JobCard key={job.id} job={job} />
        ))}
      </Box>
      <ShowMore shown={items.length} total={total} onMore={onMore} loading={isLoadingMore} />
    </>
  );
}
