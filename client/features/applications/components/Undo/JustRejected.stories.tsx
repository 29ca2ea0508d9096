import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { storyTime } from '../../../../../storybook/decorators/with-frozen-clock';
import { onPhone } from '../../../../../storybook/widths';
import { sendTimes } from '../../../../lib/send-times';
import { JustRejected } from './JustRejected';

const meta = {
  title: 'Applications/JustRejected',
  component: JustRejected,
  args: { name: 'Luc Gervais', ends: storyTime.getTime() + 272_000, toldAt: null, isBusy: false, onUndo: fn() },
} satisfies Meta<typeof JustRejected>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counting: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const BeingTakenBack: Story = { args: { isBusy: true } };
/** Told tomorrow at nine. */
export const ToldLater: Story = {
  args: { ends: storyTime.getTime() + 20 * 3_600_000, toldAt: sendTimes(storyTime).tomorrow },
};
export const LongName: Story = { args: { name: 'Élise Bouchard-Villeneuve de la Durantaye' } };
