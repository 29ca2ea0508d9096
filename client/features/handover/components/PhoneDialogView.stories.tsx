import type { Meta, StoryObj } from '@storybook/react-vite';
import { onDesktop, onPhone } from '../../../../storybook/widths';
import { PhoneDialogView } from './PhoneDialogView';

const meta = {
  title: 'Handover/PhoneDialogView',
  component: PhoneDialogView,
  args: {
    open: true,
    state: {
      kind: 'waiting',
      url: 'https://entrevue.example/handover#token=3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
      minutesLeft: 5,
    },
    onNew: () => undefined,
    onEnd: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof PhoneDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { globals: onDesktop };
export const OnANarrowScreen: Story = { globals: onPhone };
export const Making: Story = { args: { state: { kind: 'making' } } };
export const Failed: Story = {
  args: { state: { kind: 'failed', reason: 'Vous avez fait trop d’essais. Réessayez dans une heure.' } },
};
export const Connected: Story = { args: { state: { kind: 'phone', status: 'CONNECTED' } } };
export const Recording: Story = { args: { state: { kind: 'phone', status: 'RECORDING' } } };
export const Sending: Story = { args: { state: { kind: 'phone', status: 'SENDING' } } };
export const Received: Story = { args: { state: { kind: 'phone', status: 'DONE' } } };
export const Ended: Story = { args: { state: { kind: 'ended' } } };
