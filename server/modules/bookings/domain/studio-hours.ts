/** The studio's hours. `http/studio-bookings.contract.ts` repeats them for clients. */
export const STUDIO_TIME_ZONE = 'America/Toronto';
export const SESSION_MINUTES = 45;
/** How long a slot is held while a person fills in the form (seconds). */
export const HOLD_SECONDS = 300;
/** Slots that one connection may hold at a time: enough for a family or an office, not for the whole week. */
export const MAX_HOLDS = 5;
/** Minutes to confirm the address of a new booking. */
export const CONFIRM_MINUTES = 30;
/** How many confirmation emails are sent, including the first. */
export const MAX_CONFIRMATION_EMAILS = 3;
/** Upcoming bookings that one mailbox may have. */
export const MAX_OPEN_BOOKINGS = 2;
export const CONTACT_HOURS = 48;
export const DELIVERY_HOURS = 48;

export const slotTimes = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00'] as const;
export type SlotTime = (typeof slotTimes)[number];

export const HOUR_MS = 3_600_000;
