import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { english } from '../../../../storybook/decorators/story-text';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { packs, plansAnswer } from '../../../lib/examples/credits';
import { fallbackPacks, type Offers } from '../domain/offers';
import { Packs, type PacksProps } from './Packs';

const offers = (language: 'fr' | 'en'): Offers => ({ packs: packs(), confirmed: plansAnswer(language) });
const byHeart = fallbackPacks((type) => `${type.charAt(0)}${type.slice(1).toLowerCase()} Pack`);

const args: PacksProps = { offers: offers('fr'), onBuy: fn(), onRetry: fn() };

const meta = {
  title: 'Billing/Packs',
  component: Packs,
  args,
  parameters: english<PacksProps>({ offers: offers('en') }),
  globals: onDesktop,
} satisfies Meta<typeof Packs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForSale: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const OnATablet: Story = { globals: onTablet };
export const ToReadOnly: Story = { args: { onBuy: undefined } };
export const PricesUnconfirmed: Story = {
  args: { offers: { packs: byHeart, confirmed: null } },
  parameters: { en: null },
};
export const Loading: Story = { args: { offers: null }, parameters: { en: null } };
export const LongName: Story = {
  args: {
    offers: {
      packs: packs().map((pack, index) =>
        index === 1 ? { ...pack, name: 'Growth Pack des régions éloignées' } : pack,
      ),
      confirmed: plansAnswer('fr'),
    },
  },
  parameters: { en: null },
  globals: onPhone,
};
