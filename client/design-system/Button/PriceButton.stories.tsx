import type { Meta, StoryObj } from '@storybook/react-vite';
import { english } from '../../../storybook/decorators/story-text';
import { PriceButton, type PriceButtonProps } from './PriceButton';

const meta = { title: 'Design system/PriceButton', component: PriceButton } satisfies Meta<typeof PriceButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneCredit: Story = {
  args: { action: 'Réserver', price: '1 crédit' },
  parameters: english<PriceButtonProps>({ action: 'Reserve', price: '1 credit' }),
};

export const BeingReserved: Story = {
  args: { action: 'Réserver', price: '1 crédit', loading: true },
  parameters: english<PriceButtonProps>({ action: 'Reserve', price: '1 credit' }),
};

export const NotEnoughCredits: Story = {
  args: { action: 'Contacter directement', price: '3 crédits', disabled: true },
  parameters: english<PriceButtonProps>({ action: 'Contact directly', price: '3 credits' }),
};
