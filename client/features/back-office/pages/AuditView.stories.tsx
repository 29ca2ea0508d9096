import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { auditEntries } from '../../../lib/examples/back-office';
import { AuditView, type AuditViewProps } from './AuditView';

const nothing = (): Promise<void> => Promise.resolve();

const args: AuditViewProps = {
  filter: { action: '', from: '', to: '', subject_id: '' },
  list: { status: 'ready', data: { items: auditEntries, total: 2 } },
  onMore: fn(),
  onFilter: fn(),
  onExport: nothing,
};

const meta = {
  title: 'Back office/AuditView',
  component: AuditView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args,
  render: (args) => (
    <main>
      <AuditView {...args} />
    </main>
  ),
} satisfies Meta<typeof AuditView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Acts: Story = {};
export const Empty: Story = { args: { list: { status: 'ready', data: { items: [], total: 0 } } } };
export const OnAPhone: Story = { globals: onPhone };
export const OnATablet: Story = { globals: onTablet };
export const Loading: Story = { args: { list: { status: 'loading' } } };
export const Failed: Story = {
  args: { list: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
