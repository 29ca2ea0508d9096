import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { english } from '../../../../storybook/decorators/story-text';
import { onPhone } from '../../../../storybook/widths';
import { offerOf } from '../../../lib/examples/applications';
import { messageTools } from '../../../lib/examples/message-templates';
import { OfferDialog, type OfferDialogProps } from './OfferDialog';

const meta = {
  title: 'Applications/OfferDialog',
  component: OfferDialog,
  args: {
    open: true,
    name: 'Camille Tremblay',
    applicationId: '0199f0c2-0000-7000-8000-000000000301',
    tools: messageTools,
    offer: null,
    onSend: () => Promise.resolve(),
    onClose: fn(),
  },
} satisfies Meta<typeof OfferDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {};
export const Change: Story = {
  args: { offer: offerOf('fr') },
  parameters: english<OfferDialogProps>({ offer: offerOf('en') }),
};
export const OnAPhone: Story = { globals: onPhone };
export const LongName: Story = { args: { name: 'Élise Bouchard-Villeneuve de la Durantaye' } };
