import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { queuesAtWork, queuesDuringUpdate, queuesInTrouble } from '../../../lib/examples/back-office';
import { costsOfVideos, costsWithHardware } from '../../../lib/examples/video-costs';
import { QueuesView } from './QueuesView';

const nothing = (): Promise<void> => Promise.resolve();

const meta = {
  title: 'Back office/QueuesView',
  component: QueuesView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args: {
    queues: { status: 'ready', data: queuesAtWork },
    costs: { status: 'ready', data: costsOfVideos },
    onRefresh: fn(),
    onRetry: nothing,
  },
  render: (args) => (
    <main>
      <QueuesView {...args} />
    </main>
  ),
} satisfies Meta<typeof QueuesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const GivenUp: Story = {};
export const AllDone: Story = { args: { queues: { status: 'ready', data: { ...queuesAtWork, dead_letters: [] } } } };
export const NoVideoLately: Story = { args: { costs: { status: 'ready', data: { days: 30, kinds: [] } } } };
export const HardwareEncoder: Story = { args: { costs: { status: 'ready', data: costsWithHardware } } };
export const CostsFailed: Story = {
  args: { costs: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
export const QueueIsAway: Story = {
  args: { queues: { status: 'ready', data: { ...queuesAtWork, queues: null, dead_letters: [] } } },
};
export const InTrouble: Story = { args: { queues: { status: 'ready', data: queuesInTrouble } } };
export const InTroubleOnAPhone: Story = { args: InTrouble.args ?? {}, globals: onPhone };
export const DuringAnUpdate: Story = { args: { queues: { status: 'ready', data: queuesDuringUpdate } } };
export const DuringAnUpdateOnAPhone: Story = { args: DuringAnUpdate.args ?? {}, globals: onPhone };
export const OnAPhone: Story = { globals: onPhone };
export const OnATablet: Story = { globals: onTablet };
export const Loading: Story = { args: { queues: { status: 'loading' } } };
export const Failed: Story = {
  args: { queues: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
