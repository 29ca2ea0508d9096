import type { Handover, HandoverMade } from '@modules/handover/http/handover.contract';
import type { HandoverStatus } from '@modules/handover/domain/handover-status.contract';

type ShownStatus = Extract<HandoverStatus, 'CONNECTED' | 'RECORDING' | 'SENDING' | 'DONE'>;

export type PhoneState =
  | { readonly kind: 'making' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'waiting'; readonly url: string; readonly minutesLeft: number }
  | { readonly kind: 'phone'; readonly status: ShownStatus }
  | { readonly kind: 'ended' };

const MINUTE = 60_000;

/** Minutes that a code still works, at least one, by this device's clock. */
const minutesUntil = (expiresAt: string, now: number): number =>
  Math.max(1, Math.floor((new Date(expiresAt).getTime() - now) / MINUTE));

/** A phone is on this page, so a new code would disconnect it. */
export const isLive = (current: Handover | null): current is Handover =>
  current !== null && ['CONNECTED', 'RECORDING', 'SENDING'].includes(current.status);

/**
 * The state of the dialog.
 *
 * @param made the code that this screen shows; null if it follows a phone that was connected before
 * @param current the server's latest answer. It may be older than `made`, or about a newer code of another tab.
 */
export function phoneState(made: HandoverMade | null, current: Handover | null, now: number): PhoneState {
  const answer = made === null || (current !== null && current.expires_at >= made.expires_at) ? current : made.handover;
  if (answer === null) return { kind: 'making' };
  if (made !== null && answer.id !== made.handover.id) return { kind: 'ended' };
  switch (answer.status) {
    case 'WAITING':
      return made === null
        ? { kind: 'making' }
        : { kind: 'waiting', url: made.url, minutesLeft: minutesUntil(made.expires_at, now) };
    case 'ENDED':
      return { kind: 'ended' };
    default:
      return { kind: 'phone', status: answer.status };
  }
}
