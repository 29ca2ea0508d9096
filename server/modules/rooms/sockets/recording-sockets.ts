import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type SocketCaller, SocketHub } from '../../../platform/realtime/socket-hub.js';
import { type RoomMessage, type RoomMessageName, roomMessages } from '../http/room-messages.contract.js';
import { AnswerRecording } from '../use-cases/answer-recording.js';
import { AskRecording } from '../use-cases/ask-recording.js';
import { EndRecording, type RecordingToEnd } from '../use-cases/end-recording.js';
import { MarkChapter } from '../use-cases/mark-chapter.js';
import type { TabInRoom } from '../use-cases/room-of-recording.js';
import { RoomLine } from './room-line.js';

type Tab = RoomMessage<'room:ask-recording'>;

const tabOf = ({ accountId }: SocketCaller, { room_id: roomId, connection }: Tab): TabInRoom => ({
  roomId,
  accountId,
  connection,
});
const endingOf = (caller: SocketCaller, message: RoomMessage<'room:stop-recording'>): RecordingToEnd => ({
  ...tabOf(caller, message),
  recordingId: message.recording_id,
});

/** The messages about the recording of a live interview. After each change, all tabs of the room ask for the state. */
@Injectable()
export class RecordingSockets implements OnModuleInit {
  constructor(
    private readonly hub: SocketHub,
    private readonly askRecording: AskRecording,
    private readonly answerRecording: AnswerRecording,
    private readonly endRecording: EndRecording,
    private readonly markChapter: MarkChapter,
    private readonly line: RoomLine,
  ) {}

  onModuleInit(): void {
    this.#on('room:ask-recording', (caller, { room_id: roomId, connection }) =>
      this.askRecording.execute({ id: caller.accountId, role: caller.role }, { roomId, connection }),
    );
    this.#on('room:answer-recording', (caller, message) =>
      this.answerRecording.execute({
        ...endingOf(caller, message),
        answer: message.answer,
        keepsPart: message.keeps_part,
      }),
    );
    this.#on('room:withdraw-recording', (caller, message) => this.endRecording.withdraw(endingOf(caller, message)));
    this.#on('room:stop-recording', (caller, message) => this.endRecording.stop(endingOf(caller, message)));
    this.hub.on('room:mark-chapter', roomMessages['room:mark-chapter'], async (caller, message) => {
      await this.markChapter.execute({
        ...endingOf(caller, message),
        title: message.title,
        atSeconds: message.at_seconds,
      });
      return {};
    });
  }

  #on<N extends RoomMessageName>(name: N, run: (caller: SocketCaller, message: RoomMessage<N>) => Promise<void>): void {
    this.hub.on(name, roomMessages[name], async (caller, message) => {
      await run(caller, message as RoomMessage<N>);
      this.line.changed((message as Tab).room_id);
      return {};
    });
  }
}
