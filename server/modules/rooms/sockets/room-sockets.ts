import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type SocketCaller, SocketHub } from '../../../platform/realtime/socket-hub.js';
import { NotInRoom } from '../domain/room.errors.js';
import { type RoomMessage, roomMessages } from '../http/room-messages.contract.js';
import { RoomRepository } from '../persistence/room.repository.js';
import { ReadRoomState } from '../queries/room-state.query.js';
import { AnswerKnock } from '../use-cases/answer-knock.js';
import { EnterRoom } from '../use-cases/enter-room.js';
import { LeaveRoom } from '../use-cases/leave-room.js';
import { groupOfRoom, groupOfTab, RoomLine } from './room-line.js';
import { RoomWatch } from './room-watch.js';

type Knock = RoomMessage<'room:knock'>;
type Tab = RoomMessage<'room:leave'>;

/** The messages of live interviews. They connect tabs; sound and picture go from browser to browser. */
@Injectable()
export class RoomSockets implements OnModuleInit {
  constructor(
    private readonly hub: SocketHub,
    private readonly enterRoom: EnterRoom,
    private readonly answerKnock: AnswerKnock,
    private readonly leaveRoom: LeaveRoom,
    private readonly line: RoomLine,
    private readonly state: ReadRoomState,
    private readonly rooms: RoomRepository,
    private readonly watch: RoomWatch,
  ) {}

  onModuleInit(): void {
    this.hub.on('room:knock', roomMessages['room:knock'], (caller, message) => this.#knock(caller, message));
    this.hub.on('room:state', roomMessages['room:state'], ({ accountId }, { room_id: roomId, connection }) =>
      this.state.execute(accountId, roomId, connection),
    );
    this.hub.on('room:leave', roomMessages['room:leave'], (caller, message) => this.#leave(caller, message));
    this.hub.on('room:admit', roomMessages['room:admit'], (caller, message) => this.#answer(caller, message, true));
    this.hub.on('room:refuse', roomMessages['room:refuse'], (caller, message) => this.#answer(caller, message, false));
    this.hub.on('room:signal', roomMessages['room:signal'], (caller, message) => this.#pass(caller, message));
    this.hub.onClose((caller, wasEnded) => this.#closed(caller, wasEnded));
    this.watch.onLost(({ roomId, connection }) => {
      this.line.tell(groupOfTab(connection), 'room:ended', { room_id: roomId, reason: 'CLOSED' });
      this.line.changed(roomId);
    });
  }

  async #knock(caller: SocketCaller, { room_id: roomId, connection, take_over: takesOver }: Knock): Promise<object> {
    const visitor = { id: caller.accountId, role: caller.role };
    const { interviewId, replaced } = await this.enterRoom.execute(visitor, { roomId, connection, takesOver });
    for (const group of [groupOfRoom(roomId), groupOfTab(connection)]) this.hub.line?.join(caller.socketId, group);
    this.watch.add(caller.socketId, { ...visitor, interviewId, roomId, connection });
    if (replaced !== null) {
      this.line.tell(groupOfTab(replaced), 'room:ended', { room_id: roomId, reason: 'ELSEWHERE' });
    }
    this.line.changed(roomId);
    return this.state.execute(visitor.id, roomId, connection);
  }

  async #leave({ accountId, socketId }: SocketCaller, { room_id: roomId, connection }: Tab): Promise<object> {
    this.watch.remove(socketId);
    for (const group of [groupOfRoom(roomId), groupOfTab(connection)]) this.hub.line?.leave(socketId, group);
    if (await this.leaveRoom.execute({ roomId, accountId, connection })) this.line.changed(roomId);
    return {};
  }

  async #answer(caller: SocketCaller, message: RoomMessage<'room:admit'>, admits: boolean): Promise<object> {
    const { room_id: roomId, participant_id: participantId } = message;
    await this.answerKnock.execute({ id: caller.accountId, role: caller.role }, { roomId, participantId, admits });
    this.line.changed(roomId);
    return {};
  }

  async #pass({ accountId }: SocketCaller, message: RoomMessage<'room:signal'>): Promise<object> {
    const { room_id: roomId, connection, to, to_connection: tab, signal } = message;
    const pair = await this.rooms.pair(roomId, accountId, connection, to);
    if (pair?.toConnection !== tab) throw new NotInRoom();
    this.line.tell(groupOfTab(tab), 'room:signal', {
      room_id: roomId,
      from: pair.from,
      from_connection: connection,
      signal,
    });
    return {};
  }

  /** A lost network keeps the place for a while; an ended session does not. */
  async #closed({ socketId, accountId }: SocketCaller, wasEnded: boolean): Promise<void> {
    const tab = this.watch.remove(socketId);
    if (tab && wasEnded && (await this.leaveRoom.execute({ ...tab, accountId }))) this.line.changed(tab.roomId);
  }
}
