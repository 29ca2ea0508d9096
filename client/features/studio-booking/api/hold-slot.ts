import { done } from '@modules/bookings/http/done.contract';
import { type HoldSlotRequest, slotHold, type SlotHold } from '@modules/bookings/http/studio-bookings.contract';
import { api } from '../../../lib/backend';

/** The slot waits five minutes; what was held before is let go. */
export async function holdSlot(body: HoldSlotRequest): Promise<SlotHold> {
  return api({ method: 'POST', path: '/api/studio-bookings/holds', body, answer: slotHold });
}

/** For whoever leaves the form. */
export async function releaseHold(holdToken: string): Promise<void> {
  const body = { hold_token: holdToken };
  await api({ method: 'DELETE', path: '/api/studio-bookings/holds', body, answer: done });
}
