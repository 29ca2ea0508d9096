import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { balance, inATeam, noCredits } from '../../../lib/examples/credits';
import { BalancePanel } from './BalancePanel';

const meta = {
  title: 'Billing/BalancePanel',
  component: BalancePanel,
  args: { balance: { status: 'ready', data: balance() }, planName: () => 'Premium' },
} satisfies Meta<typeof BalancePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAPack: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const InATeam: Story = { args: { balance: { status: 'ready', data: balance(inATeam) } } };
export const SharedWithTheTeam: Story = {
  args: {
    balance: {
      status: 'ready',
      data: balance({
        pool: {
          is_payer: true,
          monthly: null,
          used: 6,
          left: null,
          resets_on: '2026-12-01',
          own_available_balance: 12,
        },
      }),
    },
  },
};
export const NothingOnHold: Story = {
  args: { balance: { status: 'ready', data: balance({ reserved_balance: 0, balance: 12, active_pack: null }) } },
};
export const EverythingOnHold: Story = {
  args: { balance: { status: 'ready', data: balance({ available_balance: 0, reserved_balance: 2, balance: 2 }) } },
};
export const Empty: Story = { args: { balance: { status: 'ready', data: balance(noCredits) } } };
export const GivenByTheOperator: Story = {
  args: {
    balance: {
      status: 'ready',
      data: balance({
        balance: 1_250,
        available_balance: 1_250,
        reserved_balance: 0,
        active_pack: { pack_type: 'ENTERPRISE', name: 'Enterprise', credits: null, expires_at: null },
        buckets: [
          {
            bucket: 'PROMOTIONAL',
            available_balance: 1_250,
            reserved_balance: 0,
            expires_at: '2027-01-31T05:00:00.000Z',
          },
        ],
      }),
    },
  },
};
export const Loading: Story = { args: { balance: { status: 'loading' } } };
export const Failed: Story = {
  args: { balance: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
