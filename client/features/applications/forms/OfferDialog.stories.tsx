import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { OfferDialog } from './OfferDialog';

const meta = {
  title: 'Applications/OfferDialog',
  component: OfferDialog,
  args: { open: true, name: 'Camille Tremblay', onSend: () => Promise.resolve(), onClose: fn() },
} satisfies Meta<typeof OfferDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {};
export const OnAPhone: Story = { parameters: { width: 390 } };
export const LongName: Story = { args: { name: 'Élise Bouchard-Villeneuve de la Durantaye' } };
