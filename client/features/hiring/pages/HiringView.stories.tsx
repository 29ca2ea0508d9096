import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { HiringAnalytics } from '@modules/operations/http/hiring.contract';
import { english } from '../../../../storybook/decorators/story-text';
import { onDesktop, onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { HiringView, type HiringViewProps } from './HiringView';

const WEEK = 7 * 86_400_000;
const from = Date.parse('2026-01-15T15:00:00Z') - 13 * WEEK;
const arrived = [2, 4, 3, 6, 5, 1, 0, 3, 7, 6, 4, 5, 2];
const funnel = { views: 412, applications: 48, answered: 39, interviews: 16, offers: 5, accepted: 4, hired: 3 };
const jobs: HiringAnalytics['jobs'] = [
  { title: 'Infirmière ou infirmier, soins intensifs', ...funnel, views: 301, applications: 31, hired: 2, credits: 9 },
  { title: 'Soudeuse-monteuse ou soudeur-monteur', ...funnel, views: 111, applications: 17, hired: 1, credits: 4 },
].map((job, index) => ({
  id: `0199f0c2-0000-7000-8000-00000000d00${index}`,
  status: 'ACTIVE',
  response_hours: index === 0 ? 26.5 : null,
  hire_hours: index === 0 ? 340 : null,
  ...job,
}));
const analytics: HiringAnalytics = {
  period: { days: 91, from: new Date(from).toISOString(), to: '2026-01-15T15:00:00.000Z' },
  funnel,
  stages: [
    { stage: 'PENDING', stays: 44, median_hours: 26.5 },
    { stage: 'REVIEWED', stays: 21, median_hours: 75 },
    { stage: 'INTERVIEW', stays: 11, median_hours: 190.2 },
    { stage: 'OFFERED', stays: 0, median_hours: null },
  ],
  spans: [
    { span: 'RESPONSE', count: 39, median_hours: 26.5 },
    { span: 'SCHEDULING', count: 14, median_hours: 98 },
    { span: 'HIRE', count: 3, median_hours: 340 },
  ],
  sources: [
    { source: 'SEARCH', applications: 21, accepted: 2, hired: 1 },
    { source: 'MATCHES', applications: 12, accepted: 2, hired: 2 },
    { source: 'WEB', applications: 9, accepted: 0, hired: 0 },
    { source: 'UNKNOWN', applications: 6, accepted: 0, hired: 0 },
  ],
  closings: [
    { reason: 'FILLED_HERE', count: 2 },
    { reason: 'CANCELLED', count: 1 },
  ],
  response: { answered: 39, waiting: 6, median_hours: 26.5 },
  credits: { spent: 13, hires: 3, per_hire: 4.3 },
  trend: {
    bucket_days: 7,
    buckets: arrived.map((applications, index) => ({
      from: new Date(from + index * WEEK).toISOString(),
      applications,
      hires: index % 5 === 4 ? 1 : 0,
    })),
  },
  jobs,
  jobs_total: 2,
};

const meta = {
  title: 'Hiring/HiringView',
  component: HiringView,
  parameters: { layout: 'fullscreen', ...english<HiringViewProps>({ updated: '20 seconds ago' }) },
  globals: onDesktop,
  args: {
    filters: { days: 91, jobId: null },
    analytics: { status: 'ready', data: analytics },
    postings: jobs,
    updated: 'il y a 20 secondes',
    isRefreshing: false,
    isDownloading: false,
    onFilters: fn(),
    onRefresh: fn(),
    onDownload: fn(),
  },
  render: (args) => (
    <main>
      <HiringView {...args} />
    </main>
  ),
} satisfies Meta<typeof HiringView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const MorePostingsThanShown: Story = {
  args: { analytics: { status: 'ready', data: { ...analytics, jobs_total: 240 } } },
};
export const NobodyAppliedYet: Story = {
  args: {
    filters: { days: 7, jobId: jobs[0]?.id ?? null },
    analytics: {
      status: 'ready',
      data: {
        ...analytics,
        funnel: { views: 1, applications: 0, answered: 0, interviews: 0, offers: 0, accepted: 0, hired: 0 },
        stages: analytics.stages.map(({ stage }) => ({ stage, stays: 0, median_hours: null })),
        spans: analytics.spans.map(({ span }) => ({ span, count: 0, median_hours: null })),
        sources: [],
        closings: [],
        response: { answered: 0, waiting: 0, median_hours: null },
        credits: { spent: 1, hires: 0, per_hire: null },
        trend: {
          bucket_days: 7,
          buckets: analytics.trend.buckets.map((bucket) => ({ ...bucket, applications: 0, hires: 0 })),
        },
      },
    },
  },
};
export const WithoutAnyPosting: Story = {
  args: { postings: [], analytics: { status: 'ready', data: { ...analytics, jobs: [], jobs_total: 0 } } },
};
export const Loading: Story = {
  args: { postings: [], analytics: { status: 'loading' }, updated: null },
  parameters: { en: null },
};
export const Failed: Story = {
  args: {
    postings: [],
    analytics: {
      status: 'failed',
      error: new ApiError(503, 'REQUEST.UNAVAILABLE', 'Le service se repose un instant.'),
      retry: fn(),
    },
    updated: null,
  },
  parameters: { en: null },
};
