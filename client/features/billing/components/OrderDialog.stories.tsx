import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { PurchaseAnswer } from '@modules/billing/http/billing.contract';
import { english } from '../../../../storybook/decorators/story-text';
import { onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { packs, plansAnswer, purchase } from '../../../lib/examples/credits';
import { isForSale, type Order } from '../domain/order-price';
import { OrderDialog, type OrderDialogProps } from './OrderDialog';

const growth = packs().filter(isForSale)[1];
const order: Order =
  growth === undefined ? { kind: 'CREDITS', amount: 1, unitPrice: 29.9 } : { kind: 'PACK', pack: growth };

export const bought: PurchaseAnswer = {
  success: true,
  message: 'Pack Croissance acheté avec succès! 40 crédits ajoutés.',
  new_balance: 54,
  invoice_id: purchase('fr').invoice_id,
  purchase_id: purchase('fr').id,
  status: 'PAID',
  checkout_url: null,
};

const args: OrderDialogProps = {
  order,
  taxes: plansAnswer('fr').taxes,
  provider: 'test',
  onBuy: () => Promise.resolve(bought),
  onDone: fn(),
  onClose: fn(),
};

const meta = {
  title: 'Billing/OrderDialog',
  component: OrderDialog,
  args,
  parameters: english<OrderDialogProps>({ taxes: plansAnswer('en').taxes }),
  excludeStories: ['bought'],
} satisfies Meta<typeof OrderDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const pay = async (): Promise<void> => {
  const dialog = within(await within(document.body).findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: /1\D?033/ }));
};

const basic = plansAnswer('fr').plans.find(({ plan }) => plan === 'BASIC');
const planOrder: Order = basic ? { kind: 'PLAN', plan: { ...basic, monthly_price: 149 } } : order;

/** The box starts unticked. Its text says what is charged, and when. */
export const AMonthOfAPlan: Story = { args: { order: planOrder, provider: 'stripe' } };
export const AMonthThatRenews: Story = {
  args: { order: planOrder, provider: 'stripe', onBuy: fn(() => Promise.resolve(bought)) },
  play: async ({ args: given }) => {
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await expect(dialog.getByRole('checkbox')).not.toBeChecked();
    await userEvent.click(dialog.getByRole('checkbox'));
    await expect(dialog.getByText(/7 jours|7 days/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /171/ }));
    await expect(given.onBuy).toHaveBeenCalledWith({ ...planOrder, autoRenew: true });
  },
};
export const TestPayment: Story = {};
export const PaidElsewhere: Story = { args: { provider: 'stripe' } };
export const OnAPhone: Story = { args: { provider: 'stripe' }, globals: onPhone };
export const SingleCredits: Story = { args: { order: { kind: 'CREDITS', amount: 5, unitPrice: 29.9 } } };
export const BeingBought: Story = {
  args: { onBuy: () => new Promise<never>(() => undefined) },
  play: pay,
};
export const LeavingForThePayment: Story = {
  args: {
    provider: 'stripe',
    onBuy: () => Promise.resolve({ ...bought, status: 'AWAITING_PAYMENT', checkout_url: 'https://pay.example/' }),
  },
  play: async () => {
    await pay();
    await expect(await within(document.body).findByText(/page de paiement…|payment page…/)).toBeVisible();
  },
};
/** A large amount in an older session: asks for the password first. */
const mustProve = new ApiError(403, 'IDENTITY.REAUTHENTICATION_REQUIRED', 'Entrez de nouveau votre mot de passe.');
const askedForThePassword: Story = {
  args: { onBuy: (_, password) => (password === undefined ? Promise.reject(mustProve) : Promise.resolve(bought)) },
  play: async () => {
    await pay();
    await expect(await within(document.body).findByLabelText(/Mot de passe actuel|Current password/)).toBeVisible();
  },
};
export const AskedForThePassword: Story = askedForThePassword;
export const AskedOnAPhone: Story = { ...askedForThePassword, globals: onPhone };
export const Proved: Story = {
  args: { ...askedForThePassword.args, onDone: fn() },
  play: async (context) => {
    await askedForThePassword.play?.(context);
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/Mot de passe actuel|Current password/), 'une longue phrase');
    await userEvent.click(dialog.getByRole('button', { name: /1\D?033/ }));
    await waitFor(() => expect(context.args.onDone).toHaveBeenCalledWith(bought));
  },
};
export const Refused: Story = {
  args: { onBuy: () => Promise.reject(new ApiError(0, 'CLIENT.NETWORK', '')) },
  play: async () => {
    await pay();
    await expect(await within(document.body).findByText(/Erreur lors de l’achat|The purchase failed/)).toBeVisible();
  },
};
