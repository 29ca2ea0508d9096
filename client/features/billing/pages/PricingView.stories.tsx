import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { english } from '../../../../storybook/decorators/story-text';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { costs, packs, plansAnswer } from '../../../lib/examples/credits';
import type { Language } from '../../../lib/i18n';
import { PricingView, type PricingViewProps } from './PricingView';
import { SeekerPricingView } from './SeekerPricingView';

const offers = (language: Language) => ({ packs: packs(), confirmed: plansAnswer(language) });

const meta = {
  title: 'Billing/PricingView',
  component: PricingView,
  args: { offers: offers('fr'), costs: { status: 'ready', data: costs }, isVisitor: true, onRetry: fn() },
  parameters: { layout: 'fullscreen', ...english<PricingViewProps>({ offers: offers('en') }) },
  globals: onDesktop,
  render: (args) => (
    <main>
      <PricingView {...args} />
    </main>
  ),
} satisfies Meta<typeof PricingView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForVisitors: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const OnATablet: Story = { globals: onTablet };
export const ForOperators: Story = { args: { isVisitor: false } };
export const AskedToSignIn: Story = {
  play: async ({ canvasElement }) => {
    const [buy] = within(canvasElement).getAllByRole('button', { name: /Croissance|Growth/ });
    if (buy) await userEvent.click(buy);
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
  },
};
export const PricesUnconfirmed: Story = {
  args: { offers: { packs: packs(), confirmed: null } },
  parameters: { en: null },
};
export const Loading: Story = { args: { offers: null, costs: { status: 'loading' } }, parameters: { en: null } };
export const Failed: Story = {
  args: {
    offers: { packs: packs(), confirmed: null },
    costs: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() },
  },
  parameters: { en: null },
};
export const ForJobSeekers: Story = {
  render: () => (
    <main>
      <SeekerPricingView />
    </main>
  ),
};
