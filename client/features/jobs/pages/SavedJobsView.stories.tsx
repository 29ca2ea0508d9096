import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { SavedJob } from '@modules/jobs/http/saved-jobs.contract';
import { onDesktop, onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { developer, nurse } from '../../../lib/examples/jobs';
import { SaveButton } from '../components/SaveButton/SaveButton';
import { SavedJobsView } from './SavedJobsView';

const open: SavedJob = {
  ...nurse,
  saved_at: '2026-11-11T12:00:00.000Z',
  fit: { match_score: 86, reason: 'Soins intensifs : demandé et présent dans votre profil' },
};
const ended: SavedJob = {
  ...developer,
  description: null,
  requirements: [],
  salary_min: null,
  salary_max: null,
  salary_range: null,
  location: null,
  status: 'PAUSED',
  is_open: false,
  saved_at: '2026-11-10T12:00:00.000Z',
  fit: null,
};

const meta = {
  title: 'Jobs/SavedJobsView',
  component: SavedJobsView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args: {
    jobs: { status: 'ready', data: { items: [open, ended], total: 2 } },
    isLoadingMore: false,
    moreError: null,
    onMore: fn(),
    renderSave: ({ title }) => <SaveButton title={title} isSaved onSave={fn()} />,
  },
  render: (args) => (
    <main>
      <SavedJobsView {...args} />
    </main>
  ),
} satisfies Meta<typeof SavedJobsView>;
export default meta;
type Story = StoryObj<typeof meta>;

const failed = new ApiError(0, 'CLIENT.NETWORK', '');

export const Ready: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const More: Story = { args: { jobs: { status: 'ready', data: { items: [open, ended], total: 40 } } } };
export const MoreFailed: Story = { args: { ...More.args, moreError: failed } };
export const Empty: Story = { args: { jobs: { status: 'ready', data: { items: [], total: 0 } } } };
export const Loading: Story = { args: { jobs: { status: 'loading' } } };
export const Failed: Story = { args: { jobs: { status: 'failed', error: failed, retry: fn() } } };
