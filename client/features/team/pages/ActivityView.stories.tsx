import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { activityEntries, activityMembers } from '../../../lib/examples/team-activity';
import { noFilters } from '../domain/activity-filters';
import { ActivityView } from './ActivityView';

const nothing = (): void => undefined;

const meta = {
  title: 'Team/ActivityView',
  component: ActivityView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args: {
    entries: { status: 'ready', data: activityEntries },
    members: activityMembers,
    filters: noFilters,
    onFilters: nothing,
    isRefreshing: false,
    hasMore: true,
    onMore: nothing,
    isLoadingMore: false,
    moreError: null,
  },
  render: (args) => (
    <main>
      <ActivityView {...args} />
    </main>
  ),
} satisfies Meta<typeof ActivityView>;
export default meta;
type Story = StoryObj<typeof meta>;

const offline = new ApiError(0, 'CLIENT.NETWORK', '');

export const Ready: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const OnATablet: Story = { globals: onTablet };
export const LastPage: Story = { args: { hasMore: false } };
export const MoreFailed: Story = { args: { moreError: offline } };
export const Refreshing: Story = { args: { isRefreshing: true, filters: { member: '', kind: 'REVIEWS' } } };
export const Empty: Story = { args: { entries: { status: 'ready', data: [] }, hasMore: false } };
export const NothingForThisChoice: Story = {
  args: { entries: { status: 'ready', data: [] }, hasMore: false, filters: { member: '', kind: 'LINKS' } },
};
export const Loading: Story = { args: { entries: { status: 'loading' }, members: [], hasMore: false } };
export const Failed: Story = {
  args: { entries: { status: 'failed', error: offline, retry: fn() }, members: [], hasMore: false },
};
