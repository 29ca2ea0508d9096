import type { Meta, StoryObj } from '@storybook/react-vite';
import { onDesktop, onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { UnsubscribeView } from './UnsubscribeView';

const meta = {
  title: 'Notifications/UnsubscribeView',
  component: UnsubscribeView,
  parameters: { layout: 'fullscreen' },
  args: { unsubscription: { kind: 'done', about: 'job_alert' } },
  render: (args) => (
    <main>
      <UnsubscribeView {...args} />
    </main>
  ),
} satisfies Meta<typeof UnsubscribeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = { globals: onPhone };
export const DoneOnADesktop: Story = { globals: onDesktop };
export const Running: Story = { args: { unsubscription: { kind: 'running' } } };
export const IncompleteLink: Story = { args: { unsubscription: { kind: 'no-link' } } };
export const Failed: Story = {
  args: {
    unsubscription: { kind: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: () => undefined },
  },
};
