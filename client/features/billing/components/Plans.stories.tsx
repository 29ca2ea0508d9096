import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { english } from '../../../../storybook/decorators/story-text';
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

const refuse = (): Promise<never> => Promise.reject(new ApiError(0, 'CLIENT.NETWORK', ''));

const meta = {
  title: 'Billing/Plans',
  component: Plans,
  args: { plans: priced('fr'), own: own('fr') },
  parameters: { width: 1440, ...english<PlansProps>({ plans: priced('en'), own: own('en') }) },
} satisfies Meta<typeof Plans>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OwnPlan: Story = {};
export const OnAPhone: Story = { parameters: { width: 390 } };
export const PricesOnRequest: Story = {
  args: { plans: plans('fr') },
  parameters: english<PlansProps>({ plans: plans('en'), own: own('en') }),
};
export const ForVisitors: Story = {
  args: { plans: plans('fr'), own: undefined },
  parameters: english<PlansProps>({ plans: plans('en'), own: undefined }),
};
export const Ending: Story = {
  args: { own: own('fr', { next_plan: 'FREE' }) },
  parameters: english<PlansProps>({ plans: priced('en'), own: own('en', { next_plan: 'FREE' }) }),
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
