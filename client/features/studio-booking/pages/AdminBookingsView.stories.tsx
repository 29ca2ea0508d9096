import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import {
  closures,
  december,
  toDeliver,
  TODAY,
  unconfirmedWaiting,
  waitingBooking,
} from '../../../lib/examples/bookings';
import { AdminBookingsView } from './AdminBookingsView';

const nothing = (): Promise<void> => Promise.resolve();
const as_of = '2026-12-07T16:00:00.000Z';

const meta = {
  title: 'Studio booking/AdminBookingsView',
  component: AdminBookingsView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args: {
    status: 'PENDING',
    bookings: { status: 'ready', data: { bookings: [waitingBooking], total: 1, as_of } },
    closures: { status: 'ready', data: closures },
    today: TODAY,
    month: '2026-12',
    calendar: { status: 'ready', data: december },
    onMonth: fn(),
    onStatus: fn(),
    onMore: fn(),
    onChange: nothing,
    onCloseDay: nothing,
    onReopenDay: nothing,
  },
  render: (args) => (
    <main>
      <AdminBookingsView {...args} />
    </main>
  ),
} satisfies Meta<typeof AdminBookingsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const AddressNotConfirmed: Story = {
  args: {
    bookings: { status: 'ready', data: { bookings: [unconfirmedWaiting, waitingBooking], total: 2, as_of } },
  },
};
export const Lapsed: Story = {
  args: {
    status: 'CANCELLED',
    bookings: {
      status: 'ready',
      data: {
        bookings: [{ ...unconfirmedWaiting, status: 'CANCELLED', lapsed: true, allowed_actions: [] }],
        total: 1,
        as_of,
      },
    },
  },
};
export const OnAPhone: Story = { globals: onPhone };
export const OnATablet: Story = { globals: onTablet };
export const VideoIsLate: Story = {
  args: { status: 'CONFIRMED', bookings: { status: 'ready', data: { bookings: [toDeliver], total: 1, as_of } } },
};
export const Nothing: Story = { args: { bookings: { status: 'ready', data: { bookings: [], total: 0, as_of } } } };
export const Loading: Story = { args: { bookings: { status: 'loading' }, closures: { status: 'loading' } } };
export const Failed: Story = {
  args: {
    bookings: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() },
    closures: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() },
  },
};
export const Moving: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Déplacer|Move).*Aline/ }));
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
  },
};
