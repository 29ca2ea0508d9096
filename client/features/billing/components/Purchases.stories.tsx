import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { Purchase, PurchasesPage } from '@modules/billing/http/billing.contract';
import { english } from '../../../../storybook/decorators/story-text';
import { onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { purchase } from '../../../lib/examples/credits';
import { Purchases, type PurchasesProps } from './Purchases';

const unpaid = { invoice_id: null, invoice_number: null, paid_at: null } as const;
const numbered = (index: number): Pick<Purchase, 'id'> => ({ id: `0199f0c2-0000-7000-8000-0000000b000${index}` });
const page = (language: 'fr' | 'en', changes: Partial<PurchasesPage> = {}): PurchasesPage => ({
  purchases: [
    purchase(language),
    purchase(language, { ...numbered(2), status: 'AWAITING_PAYMENT', ...unpaid }),
    purchase(language, { ...numbered(3), status: 'FAILED', ...unpaid }),
    purchase(language, { ...numbered(4), status: 'EXPIRED', ...unpaid }),
    purchase(language, { ...numbered(5), status: 'REFUNDED' }),
  ],
  total: 5,
  page: 1,
  limit: 10,
  ...changes,
});

const pages = { page: 1, pageCount: 1, onPage: fn() };

const args: PurchasesProps = {
  purchases: { status: 'ready', data: page('fr') },
  pages,
  downloading: null,
  onInvoice: fn(),
};

const meta = {
  title: 'Billing/Purchases',
  component: Purchases,
  args,
  parameters: english<PurchasesProps>({ purchases: { status: 'ready', data: page('en') } }),
} satisfies Meta<typeof Purchases>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const SeveralPages: Story = { args: { pages: { ...pages, page: 2, pageCount: 3 } } };
export const InvoiceOnItsWay: Story = { args: { downloading: purchase('fr').invoice_id } };
export const Loading: Story = { args: { purchases: { status: 'loading' } }, parameters: { en: null } };
export const Empty: Story = {
  args: { purchases: { status: 'ready', data: page('fr', { purchases: [], total: 0 }) } },
  parameters: { en: null },
};
export const Failed: Story = {
  args: { purchases: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
  parameters: { en: null },
};
