import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { company, suspendedCompany } from '../../../lib/examples/back-office';
import { CompaniesView } from './CompaniesView';

const nothing = (): Promise<void> => Promise.resolve();

const meta = {
  title: 'Back office/CompaniesView',
  component: CompaniesView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args: {
    q: '',
    list: { status: 'ready', data: { items: [company, suspendedCompany], total: 2 } },
    onMore: fn(),
    onSearch: fn(),
    onStanding: nothing,
  },
  render: (args) => (
    <main>
      <CompaniesView {...args} />
    </main>
  ),
} satisfies Meta<typeof CompaniesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {};
export const Empty: Story = { args: { q: 'zzz', list: { status: 'ready', data: { items: [], total: 0 } } } };
export const OnAPhone: Story = { globals: onPhone };
export const OnATablet: Story = { globals: onTablet };
export const Loading: Story = { args: { list: { status: 'loading' } } };
export const Failed: Story = {
  args: { list: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
