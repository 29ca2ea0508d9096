import type { RealtimeEvent } from './realtime.contract.js';

/**
 * Tells people's open screens that something happened; usable in every process. What is told is kept for a day for whoever is
 * away for a moment.
 *
 * @example
 * await this.realtime.publish([reservation.seekerId], {
 *   type: 'reservation.changed',
 *   id: realtimeEventId(reservation.id, reservation.status),
 *   payload: { reservation_id: reservation.id, status: reservation.status },
 * });
 */
export abstract class RealtimePublisher {
  /**
   * A hint, never the only way to learn of something: a failure is logged and does not reach the caller.
   *
   * @param userIds whom it concerns; repetitions count once.
   * @throws Error inside of a transaction, which might still roll back: call it after the commit.
   */
  abstract publish(userIds: readonly string[], event: RealtimeEvent): Promise<void>;
}
