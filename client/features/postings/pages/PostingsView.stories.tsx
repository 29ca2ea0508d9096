import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onDesktop, onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { developer, nurse, ownJob } from '../../../lib/examples/jobs';
import { PostingsView } from './PostingsView';

const items = [
  ownJob(nurse),
  ownJob(developer, {
    status: 'DRAFT',
    published_at: null,
    views: 0,
    matches_count: 0,
    allowed_actions: ['EDIT', 'PUBLISH', 'REMOVE'],
  }),
];

const meta = {
  title: 'Postings/PostingsView',
  component: PostingsView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args: {
    hasCompany: true,
    filters: { search: '', status: 'all' },
    onFilters: fn(),
    postings: { status: 'ready', data: { items, total: 2 } },
    isLoadingMore: false,
    onMore: fn(),
    onChange: () => Promise.resolve(),
    onClose: () => Promise.resolve(),
    onDuplicate: () => Promise.resolve(),
    onKeepTemplate: () => Promise.resolve(),
  },
  render: (args) => (
    <main>
      <PostingsView {...args} />
    </main>
  ),
} satisfies Meta<typeof PostingsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Ending: Story = {
  args: {
    postings: {
      status: 'ready',
      data: {
        items: [
          ownJob(nurse, { hired_count: 1, allowed_actions: ['EDIT', 'RENEW', 'PAUSE', 'UNPUBLISH', 'REMOVE'] }),
          ownJob(developer, { status: 'PAUSED', allowed_actions: ['EDIT', 'PUBLISH', 'RENEW', 'REMOVE'] }),
        ],
        total: 2,
      },
    },
  },
};
export const Closed: Story = {
  args: {
    filters: { search: '', status: 'CLOSED' },
    postings: {
      status: 'ready',
      data: {
        items: [
          ownJob(nurse, {
            status: 'CLOSED',
            applications_count: 4,
            allowed_actions: [],
            closing: { reason: 'FILLED_HERE', note: null, at: '2026-11-20T15:00:00.000Z' },
          }),
        ],
        total: 1,
      },
    },
  },
};
export const OnAPhone: Story = { globals: onPhone };
export const Loading: Story = { args: { postings: { status: 'loading' } } };
export const Empty: Story = { args: { postings: { status: 'ready', data: { items: [], total: 0 } } } };
export const NothingFound: Story = {
  args: {
    filters: { search: 'dompteuse', status: 'all' },
    postings: { status: 'ready', data: { items: [], total: 0 } },
  },
};
export const WithoutCompany: Story = { args: { hasCompany: false } };
export const Failed: Story = {
  args: { postings: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
