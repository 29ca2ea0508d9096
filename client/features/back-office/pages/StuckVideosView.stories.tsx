import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { givenUpVideo, pausedVideo, refusedVideo, waitingVideo } from '../../../lib/examples/stuck-videos';
import { StuckVideosView, type StuckVideosViewProps } from './StuckVideosView';

const items = [pausedVideo, waitingVideo, givenUpVideo, refusedVideo];
const args: StuckVideosViewProps = {
  list: { status: 'ready', data: { items, total: items.length } },
  onMore: fn(),
  onRetry: fn(() => Promise.resolve()),
  onRetryAll: fn(() => Promise.resolve()),
};

const meta = {
  title: 'Back office/StuckVideosView',
  component: StuckVideosView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args,
  render: (args) => (
    <main>
      <StuckVideosView {...args} />
    </main>
  ),
} satisfies Meta<typeof StuckVideosView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stuck: Story = {};
export const Retrying: Story = {
  play: async ({ canvasElement, args: given }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /(Relancer.:|Retry:) .*00f001$/ }));
    await expect(given.onRetry).toHaveBeenCalledWith(pausedVideo.id);
  },
};
export const NothingToRetry: Story = { args: { list: { status: 'ready', data: { items: [refusedVideo], total: 1 } } } };
export const Empty: Story = { args: { list: { status: 'ready', data: { items: [], total: 0 } } } };
export const OnAPhone: Story = { globals: onPhone };
export const OnATablet: Story = { globals: onTablet };
export const Loading: Story = { args: { list: { status: 'loading' } } };
export const Failed: Story = {
  args: { list: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
