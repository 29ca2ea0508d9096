import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onDesktop, onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { accessLog } from '../../../lib/examples/access-log';
import { AccessLogView, type AccessLogViewProps } from './AccessLogView';

const args: AccessLogViewProps = {
  log: { status: 'ready', data: { entries: accessLog, total: accessLog.length } },
  isHidden: false,
  isLoadingMore: false,
  onMore: () => undefined,
};

const meta = {
  title: 'Profile/AccessLogView',
  component: AccessLogView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args,
  render: (args) => (
    <main>
      <AccessLogView {...args} />
    </main>
  ),
} satisfies Meta<typeof AccessLogView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const MoreToCome: Story = {
  args: { log: { status: 'ready', data: { entries: accessLog, total: 46 } }, isLoadingMore: true },
};
export const Empty: Story = { args: { log: { status: 'ready', data: { entries: [], total: 0 } } } };
export const EmptyAndHidden: Story = {
  args: { log: { status: 'ready', data: { entries: [], total: 0 } }, isHidden: true },
};
export const Loading: Story = { args: { log: { status: 'loading' } } };
export const Failed: Story = {
  args: { log: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
