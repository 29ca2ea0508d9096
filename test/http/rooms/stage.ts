import type { RoomMessageName, RoomState } from '../../../server/modules/rooms/http/room-messages.contract.js';
import type { RoomAnswer } from '../../../server/modules/rooms/http/rooms.contract.js';
import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
import type { TestAnswer, TestApp } from '../../support/app.js';
import { connected, type Listener } from '../../support/sockets.js';
import { decide } from '../applications/stage.js';

export const openRoom = (
  app: TestApp,
  token: string,
  interviewId: string,
): Promise<TestAnswer<RoomAnswer & ErrorAnswer>> =>
  app.request<RoomAnswer & ErrorAnswer>({ method: 'POST', url: `/api/interviews/${interviewId}/room`, token });

/** An interview by video, by default at the time of the application's clock. @returns its id */
export async function interviewOf(
  app: TestApp,
  token: string,
  applicationId: string,
  more: object = {},
): Promise<string> {
  const interview = {
    scheduled_at: new Date(app.clock.now().getTime() + 5 * 60_000).toISOString(),
    type: 'VIDEO',
    ...more,
  };
  const { status, body, text } = await decide(app, token, applicationId, { status: 'INTERVIEW', interview });
  const made = body.interviews?.at(-1);
  if (status !== 200 || !made) throw new Error(`interview answered ${status}: ${text}`);
  return made.id;
}

type Reply = ({ ok: true } & RoomState) | ({ ok: false; code: string } & Partial<RoomState>);

/** A tab in front of a room. */
export interface RoomTab {
  readonly listener: Listener;
  readonly connection: string;
  readonly participantId: string;
  readonly roomId: string;
  /** Messages with this name, without the room. */
  heard(name: string): readonly Record<string, unknown>[];
  say(name: RoomMessageName, more?: object): Promise<Reply>;
}

/** Opens the page of a room in a new tab, with a socket at `address`. It does not knock yet. */
export async function tabOf(app: TestApp, address: string, token: string, interviewId: string): Promise<RoomTab> {
  const { status, body, text } = await openRoom(app, token, interviewId);
  if (status !== 200) throw new Error(`the room answered ${status}: ${text}`);
  const listener = await connected(address, { token });
  const connection = crypto.randomUUID();
  const needsTab = (name: RoomMessageName): boolean => name !== 'room:admit' && name !== 'room:refuse';
  return {
    listener,
    connection,
    participantId: body.you.participant_id,
    roomId: body.room_id,
    heard: (name) => listener.heard.filter((event) => event.name === name).map(({ message }) => message),
    say: (name, more = {}) =>
      listener.socket
        .timeout(20_000)
        .emitWithAck(name, { room_id: body.room_id, ...(needsTab(name) && { connection }), ...more }) as Promise<Reply>,
  };
}
