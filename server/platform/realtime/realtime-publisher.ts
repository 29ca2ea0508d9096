import type { RealtimeEvent } from './realtime.contract.js';

/**
 * Publishes events to people's open screens, from any process. Events are kept for a day, for clients that are disconnected for a
 * moment.
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
   * Only a hint, never the only way to learn of a change: a failure is logged and does not reach the caller.
   *
   * @param userIds the people concerned; repeated ids count once.
   * @throws Error inside a transaction, which might still roll back: call it after the commit.
   */
  abstract publish(userIds: readonly string[], event: RealtimeEvent): Promise<void>;
}
