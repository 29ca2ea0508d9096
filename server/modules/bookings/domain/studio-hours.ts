/** The studio's hours; `http/studio-bookings.contract.ts` tells clients the same. */
export const STUDIO_TIME_ZONE = 'America/Toronto';
export const SESSION_MINUTES = 45;
/** How long a slot waits for whoever fills in the form (seconds). */
export const HOLD_SECONDS = 300;
/** Slots one connection may hold at once: a family or an office, and not the whole week. */
export const MOST_HOLDS = 5;
/** How long a slot waits for whoever has to confirm their address. */
export const CONFIRM_MINUTES = 30;
/** How often the email with the confirmation link is sent, the first time included. */
export const MAX_CONFIRMATION_EMAILS = 3;
/** Bookings to come that one address may have. */
export const MAX_OPEN_BOOKINGS = 2;
export const CONTACT_HOURS = 48;
export const DELIVERY_HOURS = 48;

export const slotTimes = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00'] as const;
export type SlotTime = (typeof slotTimes)[number];

export const HOUR_MS = 3_600_000;
