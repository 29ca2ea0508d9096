import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { operatorPerson, recruiterPerson, spending, suspendedSeeker } from '../../../lib/examples/back-office';
import { PeopleView, type PeopleViewProps } from './PeopleView';

const args: PeopleViewProps = {
  q: '',
  filter: 'ALL',
  list: { status: 'ready', data: { items: [recruiterPerson, suspendedSeeker, operatorPerson], total: 3 } },
  onMore: fn(),
  onSearch: fn(),
  onFilter: fn(),
  onStanding: () => Promise.resolve(),
  onCredits: () => Promise.resolve(),
  refunded: null,
  spendings: { status: 'ready', data: { spendings: [spending] } },
  onRefunding: fn(),
  onRefund: () => Promise.resolve(),
};

const meta = {
  title: 'Back office/PeopleView',
  component: PeopleView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args,
  render: (args) => (
    <main>
      <PeopleView {...args} />
    </main>
  ),
} satisfies Meta<typeof PeopleView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {};
export const Empty: Story = { args: { q: 'zzz', list: { status: 'ready', data: { items: [], total: 0 } } } };
export const Suspending: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Suspend.*Bélanger/ }));
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
  },
};
export const Adjusting: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Ajuster|Adjust).*Bélanger/ }));
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
  },
};
export const Refunding: Story = { args: { refunded: recruiterPerson } };
export const NothingToRefund: Story = {
  args: { refunded: recruiterPerson, spendings: { status: 'ready', data: { spendings: [] } } },
};
export const RefundsNotRead: Story = {
  args: {
    refunded: recruiterPerson,
    spendings: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() },
  },
};
export const OnAPhone: Story = { globals: onPhone };
export const OnATablet: Story = { globals: onTablet };
export const Loading: Story = { args: { list: { status: 'loading' } } };
export const Failed: Story = {
  args: { list: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
