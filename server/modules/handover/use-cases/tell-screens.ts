import { Injectable } from '@nestjs/common';
import { realtimeEventId } from '../../../platform/realtime/event-id.js';
import { RealtimePublisher } from '../../../platform/realtime/realtime-publisher.js';
import { newId } from '../../../platform/ids/new-id.js';
import type { HandoverStatus } from '../domain/handover-status.contract.js';

/** Updates the computer's screen at once. It also asks every few seconds, in case the event is lost. */
@Injectable()
export class TellScreens {
  constructor(private readonly realtime: RealtimePublisher) {}

  /** Call it after the commit. */
  execute(accountId: string, handoverId: string, status: HandoverStatus): Promise<void> {
    return this.realtime.publish([accountId], {
      type: 'handover.changed',
      id: realtimeEventId(handoverId, status, newId()),
      payload: { handover_id: handoverId, status },
    });
  }
}
