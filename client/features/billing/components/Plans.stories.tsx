import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { english } from '../../../../storybook/decorators/story-text';
import { onDesktop, onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { currentPlan, plans } from '../../../lib/examples/credits';
import { Plans, type PlansProps } from './Plans';

const priced = (language: 'fr' | 'en') =>
  plans(language).map((plan) => ({
    ...plan,
    monthly_price: { FREE: 0, BASIC: 149, PREMIUM: 399 }[plan.plan],
  }));
const own = (
  language: 'fr' | 'en',
  changes: Parameters<typeof currentPlan>[1] = {},
): NonNullable<PlansProps['own']> => ({
  current: currentPlan(language, changes),
  onOrder: (): void => undefined,
  onKeep: (): void => undefined,
  onCancel: () => Promise.resolve(),
});

const notRenewed = { next_plan: 'FREE', ends_at: '2026-12-01T05:00:00.000Z' } as const;
const ended = { ...notRenewed, ends_at: '2027-01-01T05:00:00.000Z', is_ending: true } as const;
const renewal = {
  at: '2026-12-01T05:00:00.000Z',
  plan: 'BASIC',
  total: 171.31,
  card: { brand: 'visa', last4: '4242' },
} as const;
const declined = (language: 'fr' | 'en') => ({
  plan: 'FREE' as const,
  name: language === 'fr' ? 'Gratuit' : 'Free',
  monthly_credits: 20,
  payment_problem: {
    plan: 'BASIC' as const,
    failed_at: '2026-12-01T04:00:00.000Z',
    next_attempt_at: '2026-12-02T04:00:00.000Z',
  },
});

const refuse = (): Promise<never> => Promise.reject(new ApiError(0, 'CLIENT.NETWORK', ''));

const meta = {
  title: 'Billing/Plans',
  component: Plans,
  args: { plans: priced('fr'), own: own('fr') },
  parameters: english<PlansProps>({ plans: priced('en'), own: own('en') }),
  globals: onDesktop,
} satisfies Meta<typeof Plans>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OwnPlan: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const PricesOnRequest: Story = {
  args: { plans: plans('fr') },
  parameters: english<PlansProps>({ plans: plans('en'), own: own('en') }),
};
export const ForVisitors: Story = {
  args: { plans: plans('fr'), own: undefined },
  parameters: english<PlansProps>({ plans: plans('en'), own: undefined }),
};
export const Ending: Story = {
  args: { own: own('fr', notRenewed) },
  parameters: english<PlansProps>({ plans: priced('en'), own: own('en', notRenewed) }),
};
export const EndedByItsOwner: Story = {
  args: { own: own('fr', ended) },
  parameters: english<PlansProps>({ plans: priced('en'), own: own('en', ended) }),
};
export const PaidAhead: Story = {
  args: { own: own('fr', { ends_at: '2027-01-01T05:00:00.000Z' }) },
  parameters: english<PlansProps>({ plans: priced('en'), own: own('en', { ends_at: '2027-01-01T05:00:00.000Z' }) }),
};
export const RenewedByItself: Story = {
  args: { own: own('fr', { renewal }) },
  parameters: english<PlansProps>({ plans: priced('en'), own: own('en', { renewal }) }),
};
export const CardNotKnown: Story = {
  args: { own: own('fr', { renewal: { ...renewal, card: null } }) },
  parameters: english<PlansProps>({ plans: priced('en'), own: own('en', { renewal: { ...renewal, card: null } }) }),
};
export const PaymentDeclined: Story = {
  args: { own: own('fr', declined('fr')) },
  parameters: english<PlansProps>({ plans: priced('en'), own: own('en', declined('en')) }),
};
export const PaymentDeclinedOnAPhone: Story = {
  ...PaymentDeclined,
  parameters: { ...PaymentDeclined.parameters },
  globals: onPhone,
};
export const StoppedAfterADecline: Story = {
  ...PaymentDeclined,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Mettre fin|End the plan/ }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await expect(dialog.getByText(/ne sera plus débitée|no longer be charged/)).toBeVisible();
  },
};
export const AskedBeforeEnding: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Mettre fin|End the plan/ }));
    await expect(await within(document.body).findByRole('alertdialog')).toBeVisible();
  },
};
export const ChosenAndNotPaid: Story = {
  args: { own: own('fr', { chosen_plan: 'PREMIUM' }) },
  parameters: english<PlansProps>({ plans: priced('en'), own: own('en', { chosen_plan: 'PREMIUM' }) }),
};
export const EndRefused: Story = {
  args: { own: { ...own('fr'), onCancel: refuse } },
  parameters: english<PlansProps>({ plans: priced('en'), own: { ...own('en'), onCancel: refuse } }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Mettre fin|End the plan/ }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: /Mettre fin|End the plan/ }));
    await expect(await dialog.findByText(/n’a pas été changé|was not changed/)).toBeVisible();
  },
};
