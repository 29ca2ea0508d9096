import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ApiError } from '../../../lib/api-error';
import { queuesAtWork, queuesDuringUpdate, queuesInTrouble } from '../../../lib/examples/back-office';
import { QueuesView } from './QueuesView';

const nothing = (): Promise<void> => Promise.resolve();

const meta = {
  title: 'Back office/QueuesView',
  component: QueuesView,
  parameters: { layout: 'fullscreen', width: 1440 },
  args: {
    queues: { status: 'ready', data: queuesAtWork },
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
export const QueueIsAway: Story = {
  args: { queues: { status: 'ready', data: { ...queuesAtWork, queues: null, dead_letters: [] } } },
};
export const InTrouble: Story = { args: { queues: { status: 'ready', data: queuesInTrouble } } };
export const InTroubleOnAPhone: Story = { args: InTrouble.args ?? {}, parameters: { width: 390 } };
export const DuringAnUpdate: Story = { args: { queues: { status: 'ready', data: queuesDuringUpdate } } };
export const DuringAnUpdateOnAPhone: Story = { args: DuringAnUpdate.args ?? {}, parameters: { width: 390 } };
export const OnAPhone: Story = { parameters: { width: 390 } };
export const OnATablet: Story = { parameters: { width: 768 } };
export const Loading: Story = { args: { queues: { status: 'loading' } } };
export const Failed: Story = {
  args: { queues: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
