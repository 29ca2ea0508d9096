import type { Meta, StoryObj } from '@storybook/react-vite';
import { english } from '../../../../storybook/decorators/story-text';
import { onDesktop, onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { booking } from '../../../lib/examples/bookings';
import { ConfirmBookingView, type ConfirmBookingViewProps } from './ConfirmBookingView';

const meta = {
  title: 'Studio booking/ConfirmBookingView',
  component: ConfirmBookingView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args: { confirming: { kind: 'ask' }, onConfirm: (): void => undefined },
  render: (args) => (
    <main>
      <ConfirmBookingView {...args} />
    </main>
  ),
} satisfies Meta<typeof ConfirmBookingView>;
export default meta;
type Story = StoryObj<typeof meta>;

const late = (sentence: string): ConfirmBookingViewProps['confirming'] => ({
  kind: 'failed',
  error: new ApiError(409, 'BOOKINGS.NOT_CONFIRMED_IN_TIME', sentence),
});

export const Asking: Story = {};
export const AskingOnAPhone: Story = { globals: onPhone };
export const Running: Story = { args: { confirming: { kind: 'running' } } };
export const Confirmed: Story = { args: { confirming: { kind: 'confirmed', booking } } };
export const ConfirmedOnAPhone: Story = { ...Confirmed, globals: onPhone };
export const CancelledSince: Story = {
  args: { confirming: { kind: 'confirmed', booking: { ...booking, status: 'CANCELLED', allowed_actions: [] } } },
};
export const TooLate: Story = {
  args: {
    confirming: late(
      'Cette réservation n’a pas été confirmée à temps : le créneau est de nouveau libre. Réservez de nouveau.',
    ),
  },
  parameters: english<ConfirmBookingViewProps>({
    confirming: late('This booking was not confirmed in time: the slot is free again. Book another one.'),
  }),
};
export const UnknownLink: Story = {
  args: { confirming: { kind: 'failed', error: new ApiError(404, 'REQUEST.NOT_FOUND', '') } },
};
export const Offline: Story = {
  args: { confirming: { kind: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', '') } },
};
