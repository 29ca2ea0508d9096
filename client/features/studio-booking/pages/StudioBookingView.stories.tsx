import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { SlotHold } from '@modules/bookings/http/studio-bookings.contract';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { booking, december, TODAY, unconfirmedBooking } from '../../../lib/examples/bookings';
import { StudioBookingView } from './StudioBookingView';

/** As long as the server holds a slot. A date far ahead would overflow the browser's timer. */
const HELD_FOR_MS = 5 * 60_000;
const nothing = (): Promise<void> => Promise.resolve();
const held = (slot: Pick<SlotHold, 'preferred_date' | 'preferred_time'>): Promise<SlotHold> =>
  Promise.resolve({
    hold_token: '0b8f7d5c-6c53-4f3f-9f0c-2f0a2a7d8c11',
    expires_at: new Date(Date.now() + HELD_FOR_MS).toISOString(),
    preferred_date: slot.preferred_date,
    preferred_time: slot.preferred_time,
  });

const meta = {
  title: 'Studio booking/StudioBookingView',
  component: StudioBookingView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args: {
    today: TODAY,
    month: '2026-12',
    calendar: { status: 'ready', data: december },
    hold: held,
    release: nothing,
    refresh: nothing,
    onMonth: fn(),
    onBook: nothing,
    onResend: nothing,
    onAgain: (): void => undefined,
  },
  render: (args) => (
    <main>
      <StudioBookingView {...args} />
    </main>
  ),
} satisfies Meta<typeof StudioBookingView>;
export default meta;
type Story = StoryObj<typeof meta>;

const dayButton = (canvasElement: HTMLElement, day: string): HTMLElement => {
  const button = canvasElement.querySelector<HTMLElement>(`[data-day="${day}"]`);
  if (button === null) throw new Error(`no button for ${day}`);
  return button;
};

export const Empty: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const OnATablet: Story = { globals: onTablet };
export const Loading: Story = { args: { calendar: { status: 'loading' } } };
export const Failed: Story = {
  args: { calendar: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
export const Saturday: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(dayButton(canvasElement, '2026-12-12'));
    const [sentence] = await within(canvasElement).findAllByText(
      /jour de semaine|Choose a weekday \(Monday to Friday\)/,
    );
    await expect(sentence).toBeVisible();
  },
};
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(dayButton(canvasElement, '2026-12-10'));
    await userEvent.click(within(canvasElement).getByDisplayValue('11:00'));
    await expect(
      await within(canvasElement).findByText(/vous est gardé|is kept for you/, undefined, {
        timeout: 10_000,
      }),
    ).toBeVisible();
  },
};
const fullDay = december.days.map((day) =>
  day.date === '2026-12-10' ? { ...day, times: day.times.map((time) => ({ ...time, state: 'HELD' as const })) } : day,
);
export const AllTaken: Story = {
  args: { calendar: { status: 'ready', data: { ...december, days: fullDay } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(dayButton(canvasElement, '2026-12-10'));
    await expect(await within(canvasElement).findByText(/Aucun créneau disponible|No slots available/)).toBeVisible();
  },
};
export const JustTaken: Story = {
  args: {
    hold: () => Promise.reject(new ApiError(409, 'BOOKINGS.SLOT_TAKEN', 'Ce créneau vient d’être pris.')),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(dayButton(canvasElement, '2026-12-10'));
    await userEvent.click(within(canvasElement).getByDisplayValue('11:00'));
    await expect(await within(canvasElement).findByText('Ce créneau vient d’être pris.')).toBeVisible();
  },
};
export const Booked: Story = { args: { booked: booking } };
export const BookedOnAPhone: Story = { args: { booked: booking }, globals: onPhone };
export const AddressToConfirm: Story = { args: { booked: unconfirmedBooking } };
export const AddressToConfirmOnAPhone: Story = { ...AddressToConfirm, globals: onPhone };
export const AddressConfirmedTooLate: Story = {
  args: { booked: { ...unconfirmedBooking, confirm_by: '2026-01-01T15:30:00.000Z' } },
};
export const SignedIn: Story = {
  args: { person: { full_name: 'Aline Bouchard', email: 'aline@exemple.ca', email_verified: true } },
};
const tooMany = (sentence: string) => () => Promise.reject(new ApiError(409, 'BOOKINGS.TOO_MANY_OPEN', sentence));
export const TooManyBookings: Story = {
  args: {
    person: { full_name: 'Aline Bouchard', email: 'aline@exemple.ca', email_verified: true },
    onBook: tooMany(
      'Cette adresse a déjà 2 réservations à venir. Annulez-en une avec le lien de son courriel, puis réessayez.',
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(dayButton(canvasElement, '2026-12-10'));
    await userEvent.click(within(canvasElement).getByDisplayValue('11:00'));
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Demander|Request) /i }));
    await expect(await within(canvasElement).findByText(/déjà 2 réservations/)).toBeVisible();
  },
};
