import { done } from '@modules/bookings/http/done.contract';
import { type HoldSlotRequest, slotHold, type SlotHold } from '@modules/bookings/http/studio-bookings.contract';
import { api } from '../../../lib/backend';

/** Holds a slot for five minutes and releases the previous hold. */
export async function holdSlot(body: HoldSlotRequest): Promise<SlotHold> {
  return api({ method: 'POST', path: '/api/studio-bookings/holds', body, answer: slotHold });
}

/** Releases the hold when the person leaves the form. */
export async function releaseHold(holdToken: string): Promise<void> {
  const body = { hold_token: holdToken };
  await api({ method: 'DELETE', path: '/api/studio-bookings/holds', body, answer: done });
}
