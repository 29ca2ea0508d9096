import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { english } from '../../../../storybook/decorators/story-text';
import { onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { purchase } from '../../../lib/examples/credits';
import type { Loadable } from '../../../lib/loadable';
import { ReturnFromPayment, type ReturnFromPaymentProps } from './ReturnFromPayment';

type State = ReturnFromPaymentProps['purchase'];
const ready = (language: 'fr' | 'en', changes: Parameters<typeof purchase>[1]): State => ({
  status: 'ready',
  data: purchase(language, changes),
});
const unpaid = { invoice_id: null, invoice_number: null, paid_at: null } as const;
const failed: Loadable<never> = { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() };

const args: ReturnFromPaymentProps = {
  purchase: ready('fr', { status: 'AWAITING_PAYMENT', ...unpaid }),
  isSlow: false,
  isCancelled: false,
  before: '/recruiter/candidates?skills=React',
  onInvoice: fn(),
  onCheckAgain: fn(),
  onClose: fn(),
};

const meta = {
  title: 'Billing/ReturnFromPayment',
  component: ReturnFromPayment,
  args,
  parameters: { en: null },
} satisfies Meta<typeof ReturnFromPayment>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const WaitingForLong: Story = { args: { isSlow: true } };
export const PaymentPageLeft: Story = { args: { isCancelled: true } };
export const Paid: Story = {
  args: { purchase: ready('fr', {}) },
  parameters: english<ReturnFromPaymentProps>({ purchase: ready('en', {}) }),
};
export const PaidOnAPhone: Story = { ...Paid, parameters: { ...Paid.parameters }, globals: onPhone };
export const Declined: Story = { args: { purchase: ready('fr', { status: 'FAILED', ...unpaid }) } };
export const Expired: Story = { args: { purchase: ready('fr', { status: 'EXPIRED', ...unpaid }) } };
export const Refunded: Story = { args: { purchase: ready('fr', { status: 'REFUNDED' }) } };
export const OutOfReach: Story = { args: { purchase: failed } };
