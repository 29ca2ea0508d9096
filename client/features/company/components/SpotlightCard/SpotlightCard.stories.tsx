import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { ApiError } from '../../../../lib/api-error';
import { SpotlightCard, type SpotlightCardProps } from './SpotlightCard';

const until = '2026-11-28T19:30:00.000Z';

const args: SpotlightCardProps = {
  spotlight: { status: 'ready', data: { spotlight_until: null } },
  price: 5,
  available: 12,
  notYet: false,
  onBuy: () => Promise.resolve({ spotlight_until: until }),
};

const meta = {
  title: 'Company/SpotlightCard',
  component: SpotlightCard,
  args,
} satisfies Meta<typeof SpotlightCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Possible: Story = {};
export const Running: Story = { args: { spotlight: { status: 'ready', data: { spotlight_until: until } } } };
export const BalanceShort: Story = { args: { available: 2 } };
export const PriceBeingRead: Story = {
  args: { price: undefined, available: undefined, spotlight: { status: 'loading' } },
};
export const NotYet: Story = { args: { notYet: true } };
export const Unknown: Story = {
  args: { spotlight: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
export const Asked: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /5\s(crédits|credits)$/ }));
    await screen.findByRole('alertdialog');
  },
};
