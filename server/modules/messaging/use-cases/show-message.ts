import { Injectable } from '@nestjs/common';
import { realtimeEventId } from '../../../platform/realtime/event-id.js';
import { RealtimePublisher } from '../../../platform/realtime/realtime-publisher.js';

export interface MessageToShow {
  readonly id: string;
  readonly conversationId: string;
  readonly senderId: string;
  readonly receiverId: string;
}

/** Shows a message on all open screens of both people. Repeated calls show it once. Call it after the commit. */
@Injectable()
export class ShowMessage {
  constructor(private readonly realtime: RealtimePublisher) {}

  execute({ id, conversationId, senderId, receiverId }: MessageToShow): Promise<void> {
    return this.realtime.publish([receiverId, senderId], {
      type: 'message.created',
      id: realtimeEventId('message.created', id),
      payload: { message_id: id, conversation_id: conversationId, sender_id: senderId },
    });
  }
}
