import { Injectable } from '@nestjs/common';
import { SocketHub } from '../../../platform/realtime/socket-hub.js';
import type { RoomNews } from '../http/room-messages.contract.js';

/** All tabs of a room. */
export const groupOfRoom = (roomId: string): string => `interview-room:${roomId}`;
/** One tab, by the id that it made for itself. */
export const groupOfTab = (connection: string): string => `interview-tab:${connection}`;

/** Messages to the tabs of a room, on all processes. */
@Injectable()
export class RoomLine {
  constructor(private readonly hub: SocketHub) {}

  /** The tabs ask for the state. */
  changed(roomId: string): void {
    this.tell(groupOfRoom(roomId), 'room:changed', { room_id: roomId });
  }

  tell<N extends keyof RoomNews>(group: string, name: N, news: RoomNews[N]): void {
    this.hub.line?.emit(group, name, news);
  }
}
