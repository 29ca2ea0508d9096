import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { overview } from '../../../lib/examples/back-office';
import { BackOfficeView } from './BackOfficeView';

const meta = {
  title: 'Back office/BackOfficeView',
  component: BackOfficeView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args: {
    overview: { status: 'ready', data: overview },
  },
  render: (args) => (
    <main>
      <BackOfficeView {...args} />
    </main>
  ),
} satisfies Meta<typeof BackOfficeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const QueueIsAway: Story = {
  args: { overview: { status: 'ready', data: { ...overview, dead_letters: null } } },
};
export const RowsAreLeftOut: Story = {
  args: { overview: { status: 'ready', data: { ...overview, rows_left_out: 2 } } },
};
export const OnAPhone: Story = { globals: onPhone };
export const OnATablet: Story = { globals: onTablet };
export const Loading: Story = { args: { overview: { status: 'loading' } } };
export const Failed: Story = {
  args: { overview: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
