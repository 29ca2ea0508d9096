import type { RetentionReport } from '@modules/identity/http/retention.contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { retentionReports } from '../../../lib/examples/back-office';
import type { Growing } from '../components/CardList';
import { RetentionView } from './RetentionView';

const args: Growing<RetentionReport> = {
  list: { status: 'ready', data: { items: retentionReports, total: 210 } },
  onMore: fn(),
};

const meta = {
  title: 'Back office/RetentionView',
  component: RetentionView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args,
  render: (args) => (
    <main>
      <RetentionView {...args} />
    </main>
  ),
} satisfies Meta<typeof RetentionView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nights: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const OnATablet: Story = { globals: onTablet };
export const Empty: Story = { args: { list: { status: 'ready', data: { items: [], total: 0 } } } };
export const Loading: Story = { args: { list: { status: 'loading' } } };
export const Failed: Story = {
  args: { list: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
