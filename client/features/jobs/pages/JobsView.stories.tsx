import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ApiError } from '../../../lib/api-error';
import { jobs } from '../../../lib/examples/jobs';
import { noFilters } from '../domain/job-filters';
import { JobsView, type JobsViewProps } from './JobsView';

const args: JobsViewProps = {
  filters: noFilters,
  onFilters: fn(),
  jobs: { status: 'ready', data: { items: jobs, total: 38 } },
  isLoadingMore: false,
  onMore: fn(),
};

const meta = {
  title: 'Jobs/JobsView',
  component: JobsView,
  parameters: { layout: 'fullscreen', width: 1440 },
  args,
  render: (args) => (
    <main>
      <JobsView {...args} />
    </main>
  ),
} satisfies Meta<typeof JobsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Filtered: Story = {
  args: {
    filters: { ...noFilters, search: 'soins', salary_min: 60_000 },
    jobs: { status: 'ready', data: { items: jobs.slice(0, 1), total: 1 } },
  },
};
export const OnAPhone: Story = { parameters: { width: 390 } };
export const Loading: Story = { args: { jobs: { status: 'loading' } } };
export const Empty: Story = { args: { jobs: { status: 'ready', data: { items: [], total: 0 } } } };
export const NothingFound: Story = {
  args: { filters: { ...noFilters, search: 'dompteuse' }, jobs: { status: 'ready', data: { items: [], total: 0 } } },
};
export const Failed: Story = {
  args: { jobs: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
