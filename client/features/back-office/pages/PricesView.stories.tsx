import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { Plan } from '@modules/billing/http/billing.contract';
import { onDesktop, onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { PricesView } from './PricesView';

const basic: Plan = { plan: 'BASIC', name: 'De base', monthly_credits: 50, monthly_price: 299 };
const premium: Plan = { plan: 'PREMIUM', name: 'Premium', monthly_credits: 200, monthly_price: null };
const nothing = (): Promise<void> => Promise.resolve();

const meta = {
  title: 'Back office/PricesView',
  component: PricesView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args: {
    plans: { status: 'ready', data: [basic, premium] },
    onSave: nothing,
  },
  render: (args) => (
    <main>
      <PricesView {...args} />
    </main>
  ),
} satisfies Meta<typeof PricesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prices: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const Loading: Story = { args: { plans: { status: 'loading' } } };
export const Failed: Story = {
  args: { plans: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
