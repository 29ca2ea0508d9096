import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Download, RefreshCw } from 'lucide-react';
import { type HiringAnalytics, type HiringPeriod, hiringPeriods } from '@modules/operations/http/hiring.contract';
import { Button } from '../../../design-system/Button/Button';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Columns } from '../../../design-system/Page/Columns';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { Section } from '../../../design-system/Section/Section';
import { SegmentedFilter } from '../../../design-system/SegmentedFilter/SegmentedFilter';
import { ListSkeleton } from '../../../design-system/Skeletons/ListSkeleton';
import { StatSkeleton } from '../../../design-system/Skeletons/StatSkeleton';
import { SortSelect } from '../../../design-system/SortSelect/SortSelect';
import { icon } from '../../../design-system/theme/tokens';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import type { HiringFilters } from '../api/hiring-analytics';
import { Funnel } from '../components/Funnel';
import { HiringTrend } from '../components/HiringTrend';
import { KeyFigures } from '../components/KeyFigures';
import { ClosingTable, PostingTable, SourceTable, SpanTable, StageTable } from '../components/HiringTables';
import { useHiringText } from '../messages/use-hiring-text';

export interface HiringViewProps {
  readonly filters: HiringFilters;
  readonly analytics: Loadable<HiringAnalytics>;
  /** All postings to choose from; those of the previous response while a new one loads. */
  readonly postings: readonly { readonly id: string; readonly title: string }[];
  /** `il y a 2 minutes`; null before the first response. */
  readonly updated: string | null;
  readonly isRefreshing: boolean;
  readonly isDownloading: boolean;
  readonly onFilters: (filters: HiringFilters) => void;
  readonly onRefresh: () => void;
  readonly onDownload: () => void;
}

const ALL = '';

/** Figures of the company's hiring. */
export function HiringView(props: HiringViewProps) {
  const text = useHiringText();
  const errorText = useErrorText();
  const { analytics, filters, postings, updated } = props;
  const isEmpty = analytics.status === 'ready' && analytics.data.jobs_total === 0;
  return (
    <Page>
      <PageHeader
        title={text('title')}
        lead={text('lead')}
        actions={
          <>
            <Button
              variant="text"
              startIcon={<RefreshCw size={icon.normal} aria-hidden />}
              loading={props.isRefreshing}
              onClick={props.onRefresh}
            >
              {text('refresh')}
            </Button>
            {!isEmpty && (
              <Button
                startIcon={<Download size={icon.normal} aria-hidden />}
                loading={props.isDownloading}
                onClick={props.onDownload}
              >
                {text('download')}
              </Button>
            )}
          </>
        }
      />
      {!isEmpty && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1.5, alignItems: 'center' }}>
          <SegmentedFilter
            label={text('period.label')}
            options={hiringPeriods.map((days) => ({ value: String(days), label: text(`period.${days}`) }))}
            value={String(filters.days)}
            onChange={(days) => props.onFilters({ ...filters, days: Number(days) as HiringPeriod })}
          />
          <SortSelect
            label={text('job.label')}
            options={[
              { value: ALL, label: text('job.all') },
              ...postings.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            value={filters.jobId ?? ALL}
            onChange={(jobId) => props.onFilters({ ...filters, jobId: jobId === ALL ? null : jobId })}
          />
          <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {updated !== null && text('updated', { age: updated })}
          </Typography>
        </Box>
      )}
      {analytics.status === 'loading' && (
        <>
          <StatSkeleton count={4} label={text('loading')} />
          <ListSkeleton count={6} />
        </>
      )}
      {analytics.status === 'failed' && (
        <ErrorState level={2} what={text('loadFailed')} toDo={errorText(analytics.error)} onRetry={analytics.retry} />
      )}
      {isEmpty && (
        <EmptyState
          level={2}
          title={text('emptyTitle')}
          sentence={text('empty')}
          action={
            <Button variant="primary" href={paths.newJob}>
              {text('emptyAction')}
            </Button>
          }
        />
      )}
      {analytics.status === 'ready' && !isEmpty && <Figures analytics={analytics.data} />}
    </Page>
  );
}

function Figures({ analytics }: { analytics: HiringAnalytics }) {
  const text = useHiringText();
  return (
    <>
      <Box component="section" aria-label={text('key.title')}>
        <KeyFigures response={analytics.response} credits={analytics.credits} />
      </Box>
      <Columns
        side="end"
        aside={
          <Box sx={{ display: 'grid', gap: 4, '& > *': { minWidth: 0 } }}>
            <Section title={text('spans.title')} lead={text('spans.lead')}>
              <SpanTable spans={analytics.spans} />
            </Section>
            <Section title={text('stages.title')} lead={text('stages.lead')}>
              <StageTable stages={analytics.stages} />
            </Section>
          </Box>
        }
      >
        <Box sx={{ display: 'grid', gap: 4, '& > *': { minWidth: 0 } }}>
          <Section title={text('funnel.title')} lead={text('funnel.lead')}>
            <Funnel funnel={analytics.funnel} />
          </Section>
          <Section title={text('trend.title')}>
            <HiringTrend trend={analytics.trend} />
          </Section>
        </Box>
      </Columns>
      <Section title={text('sources.title')} lead={text('sources.lead')}>
        <SourceTable sources={analytics.sources} />
      </Section>
      <Section title={text('closings.title')} lead={text('closings.lead')}>
        <ClosingTable closings={analytics.closings} />
      </Section>
      <Section title={text('jobs.title')}>
        <PostingTable jobs={analytics.jobs} jobs_total={analytics.jobs_total} />
      </Section>
    </>
  );
}
