import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onDesktop, onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { receivedApplications } from '../../../lib/examples/applications';
import { jobs } from '../../../lib/examples/jobs';
import { RecruiterDashboardView } from './RecruiterDashboardView';

const counts = { activeJobs: 2, totalCandidates: 41, newApplications: 0, interviews: 0 };
const deltas = { activeJobs: 1, totalCandidates: 4, newApplications: 0, interviews: 0 };
const recentJobs = jobs.map(({ id, title, status, location, job_type, created_at, published_at }, index) => ({
  id,
  title,
  status: index === 2 ? 'DRAFT' : status,
  location,
  job_type,
  created_at,
  published_at: index === 2 ? null : published_at,
  views: 148 - index,
  applications_count: index,
  matches_count: 12 - index,
}));

const recentApplications = [receivedApplications.fresh('fr'), receivedApplications.interview('fr')].map(
  ({ id, status, applied_at, job, user }) => ({
    id,
    status,
    applied_at,
    job: { id: job.id, title: job.title },
    user: { id: user.id, full_name: user.full_name },
  }),
);

const trend = Array.from({ length: 31 }, (_, index) => ({
  day: new Date(Date.UTC(2025, 11, 16 + index)).toISOString().slice(0, 10),
  count: index % 4 === 3 ? index % 5 : 0,
}));

const meta = {
  title: 'Dashboard/RecruiterDashboardView',
  component: RecruiterDashboardView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args: {
    dashboard: { status: 'ready', data: { stats: { ...counts, deltas }, trend, recentJobs, recentApplications } },
    hasCompany: true,
    updated: 'il y a 20 secondes',
    isRefreshing: false,
    onRefresh: fn(),
  },
  render: (args) => (
    <main>
      <RecruiterDashboardView {...args} />
    </main>
  ),
} satisfies Meta<typeof RecruiterDashboardView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { parameters: { en: { updated: '20 seconds ago' } } };
export const OnAPhone: Story = { parameters: { en: { updated: '20 seconds ago' } }, globals: onPhone };
export const WithoutCompany: Story = {
  args: {
    hasCompany: false,
    updated: null,
    dashboard: {
      status: 'ready',
      data: { stats: { ...counts, activeJobs: 0, deltas }, trend, recentJobs: [], recentApplications: [] },
    },
  },
};
export const Loading: Story = { args: { dashboard: { status: 'loading' }, updated: null } };
export const Failed: Story = {
  args: {
    dashboard: {
      status: 'failed',
      error: new ApiError(503, 'REQUEST.UNAVAILABLE', 'Le service se repose un instant.'),
      retry: fn(),
    },
    updated: null,
  },
};
