import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ApiError } from '../../../lib/api-error';
import { StatementLineView } from './StatementLineView';

const meta = {
  title: 'Billing/StatementLineView',
  component: StatementLineView,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <main>
      <StatementLineView {...args} />
    </main>
  ),
} satisfies Meta<typeof StatementLineView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = { args: { read: { status: 'loading' } } };
export const NothingLeft: Story = {
  args: { read: { status: 'failed', error: new ApiError(404, 'REQUEST.NOT_FOUND', ''), retry: fn() } },
};
export const Failed: Story = {
  args: {
    read: {
      status: 'failed',
      error: new ApiError(503, 'REQUEST.UNAVAILABLE', 'Le service se repose un instant.'),
      retry: fn(),
    },
  },
  parameters: { en: null },
};
