import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { english } from '../../../../../storybook/decorators/story-text';
import { storyTime } from '../../../../../storybook/decorators/with-frozen-clock';
import { onPhone } from '../../../../../storybook/widths';
import { BulkOutcome, type BulkOutcomeProps } from './BulkOutcome';

const undo = { id: '1', count: 128, ends: storyTime.getTime() + 272_000, toldAt: null };
const notDone = (why: string): BulkOutcomeProps['notDone'] =>
  ['Ana Roy', 'Luc Gervais'].map((name) => ({ id: name, name, why }));

const meta = {
  title: 'Applications/BulkOutcome',
  component: BulkOutcome,
  args: { undo, notDone: [], failed: null, isBusy: false, onUndo: fn(), onDismiss: fn() },
} satisfies Meta<typeof BulkOutcome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CanBeUndone: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const BeingUndone: Story = { args: { isBusy: true } };
export const SomeDidNotChange: Story = {
  args: { notDone: notDone('Cette candidature est déjà refusée.') },
  parameters: english<BulkOutcomeProps>({ notDone: notDone('This application was already declined.') }),
};
export const Failed: Story = {
  args: { undo: null, failed: 'Le serveur ne répond pas. Réessayez dans un instant.' },
  parameters: english<BulkOutcomeProps>({ failed: 'The server does not answer. Try again in a moment.' }),
};
