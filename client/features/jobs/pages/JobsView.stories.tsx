import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { JobFacets } from '@modules/jobs/http/jobs.contract';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { jobs } from '../../../lib/examples/jobs';
import type { FoundJobs } from '../domain/found-jobs';
import { noFilters } from '../domain/job-filters';
import { JobsView, type JobsViewProps } from './JobsView';

const facets: JobFacets = {
  job_type: [
    { value: 'FULL_TIME', count: 24 },
    { value: 'PART_TIME', count: 9 },
    { value: 'CONTRACT', count: 4 },
    { value: 'INTERNSHIP', count: 1 },
  ],
  remote: [
    { value: true, count: 11 },
    { value: false, count: 27 },
  ],
  location: [
    { value: 'Montréal', count: 16 },
    { value: 'Québec', count: 8 },
    { value: 'Sherbrooke', count: 3 },
    { value: 'Trois-Rivières', count: 2 },
    { value: 'Saint-Jean-sur-Richelieu', count: 1 },
  ],
};

const ready = (changes: Partial<FoundJobs> = {}): JobsViewProps['jobs'] => ({
  status: 'ready',
  data: { items: jobs, total: 38, isEstimate: false, isApproximate: false, facets, ...changes },
});

const noRecent: JobsViewProps['recent'] = { searches: [], onForget: fn(), onForgetAll: fn() };

const args: JobsViewProps = {
  filters: noFilters,
  onFilters: fn(),
  jobs: ready(),
  isRefreshing: false,
  isLoadingMore: false,
  moreError: null,
  onMore: fn(),
  recent: noRecent,
};

const meta = {
  title: 'Jobs/JobsView',
  component: JobsView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args,
  render: (args) => (
    <main>
      <JobsView {...args} />
    </main>
  ),
} satisfies Meta<typeof JobsView>;
export default meta;
type Story = StoryObj<typeof meta>;

const manyFilters = {
  ...noFilters,
  search: 'infirmière clinicienne',
  location: 'Montréal',
  job_type: 'FULL_TIME',
  salary_min: 60_000,
  salary_max: 95_000,
  remote: true,
} as const;

export const Ready: Story = {};
export const Filtered: Story = {
  args: {
    filters: { ...noFilters, search: 'soins', salary_min: 60_000 },
    jobs: ready({ items: jobs.slice(0, 1), total: 1 }),
  },
};
export const ManyFilters: Story = {
  args: { filters: manyFilters, jobs: ready({ items: jobs.slice(0, 2), total: 2 }) },
};
export const ManyFiltersOnATablet: Story = { ...ManyFilters, globals: onTablet };
export const ManyFiltersOnAPhone: Story = { ...ManyFilters, globals: onPhone };
export const OfOneCompany: Story = {
  args: {
    filters: { ...noFilters, company_id: jobs[0]?.company_id ?? '' },
    jobs: ready({ items: jobs.slice(0, 1), total: 1 }),
  },
};
export const WithRecentSearches: Story = {
  args: {
    recent: {
      ...noRecent,
      searches: [
        'search=infirmi%C3%A8re&location=Montr%C3%A9al&salary_min=60000',
        'search=soudeur',
        'remote=true&job_type=CONTRACT',
      ],
    },
  },
};
export const RecentSearchesNotKept: Story = { args: { recent: { ...noRecent, onAllow: fn() } } };
export const NearResults: Story = {
  args: {
    filters: { ...noFilters, search: 'infirmire' },
    jobs: ready({ items: jobs.slice(0, 2), total: 2, isApproximate: true }),
  },
};
export const VeryMany: Story = {
  args: { jobs: ready({ total: 45_000, isEstimate: true, facets: { ...facets, is_estimate: true } }) },
};
export const Refreshing: Story = { args: { filters: { ...noFilters, search: 'soins' }, isRefreshing: true } };
export const MoreOnTheWay: Story = { args: { isLoadingMore: true } };
export const MoreFailed: Story = { args: { moreError: new ApiError(0, 'CLIENT.NETWORK', '') } };
export const OnAPhone: Story = { globals: onPhone };
export const Loading: Story = { args: { jobs: { status: 'loading' } } };
export const Empty: Story = { args: { jobs: ready({ items: [], total: 0, facets: undefined }) } };
export const NothingFound: Story = {
  args: { filters: { ...noFilters, search: 'dompteuse' }, jobs: ready({ items: [], total: 0 }) },
};
export const NothingUnderManyFilters: Story = {
  args: { filters: manyFilters, jobs: ready({ items: [], total: 0 }) },
};
export const NothingUnderManyFiltersOnAPhone: Story = { ...NothingUnderManyFilters, globals: onPhone };
export const Failed: Story = {
  args: {
    filters: { ...noFilters, search: 'soins' },
    jobs: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() },
  },
};
