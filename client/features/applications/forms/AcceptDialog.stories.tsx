import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onPhone } from '../../../../storybook/widths';
import { AcceptDialog } from './AcceptDialog';

const meta = {
  title: 'Applications/AcceptDialog',
  component: AcceptDialog,
  args: {
    open: true,
    name: 'Camille Tremblay',
    price: 2,
    available: 12,
    returnTo: '/recruiter/jobs/1/applications',
    isBusy: false,
    refusal: null,
    onAccept: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AcceptDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Priced: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const PaidBefore: Story = { args: { price: 0 } };
export const NotEnoughCredits: Story = { args: { available: 1 } };
export const BalanceNotKnown: Story = { args: { available: undefined } };
export const BeingSent: Story = { args: { isBusy: true } };
export const RefusedForCredits: Story = { args: { refusal: { sentence: 'Crédits insuffisants.', isShort: true } } };
export const Lost: Story = { args: { refusal: { sentence: 'Le serveur ne répond pas.', isShort: false } } };
