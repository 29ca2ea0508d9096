import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onDesktop, onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { booking, december, lapsedBooking, TODAY, unconfirmedBooking } from '../../../lib/examples/bookings';
import { ManageBookingView } from './ManageBookingView';

/** As long as the server holds a slot. A date far ahead would overflow the browser's timer. */
const HELD_FOR_MS = 5 * 60_000;
const nothing = (): Promise<void> => Promise.resolve();

const meta = {
  title: 'Studio booking/ManageBookingView',
  component: ManageBookingView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args: {
    booking: { status: 'ready', data: booking },
    today: TODAY,
    month: '2026-12',
    calendar: { status: 'ready', data: december },
    hold: ({ preferred_date, preferred_time }) =>
      Promise.resolve({
        hold_token: '0b8f7d5c-6c53-4f3f-9f0c-2f0a2a7d8c11',
        expires_at: new Date(Date.now() + HELD_FOR_MS).toISOString(),
        preferred_date,
        preferred_time,
      }),
    release: nothing,
    refresh: nothing,
    onMonth: fn(),
    onMove: nothing,
    onCancel: nothing,
    onResend: nothing,
  },
  render: (args) => (
    <main>
      <ManageBookingView {...args} />
    </main>
  ),
} satisfies Meta<typeof ManageBookingView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const Moving: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Déplacer|Move)$/ }));
    await expect(within(canvasElement).getByRole('grid')).toBeVisible();
  },
};
export const Cancelled: Story = {
  args: { booking: { status: 'ready', data: { ...booking, status: 'CANCELLED', allowed_actions: [] } } },
};
export const AddressToConfirm: Story = { args: { booking: { status: 'ready', data: unconfirmedBooking } } };
export const AddressToConfirmOnAPhone: Story = { ...AddressToConfirm, globals: onPhone };
export const Lapsed: Story = { args: { booking: { status: 'ready', data: lapsedBooking } } };
export const Loading: Story = { args: { booking: { status: 'loading' } } };
export const UnknownLink: Story = {
  args: { booking: { status: 'failed', error: new ApiError(404, 'REQUEST.NOT_FOUND', ''), retry: fn() } },
};
export const Failed: Story = {
  args: { booking: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
