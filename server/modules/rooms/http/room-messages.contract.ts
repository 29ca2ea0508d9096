import { z } from 'zod';
import { id, trimmedText } from '../../../platform/contract/fields.contract.js';
import { roomRoles } from './rooms.contract.js';

const room = { room_id: id };
/** The tab, by an id that it makes for itself. */
const tab = { ...room, connection: id };
const recording = { ...tab, recording_id: id };

/** Longer than a description with sound and picture, which has about 6,000 characters. */
const LONGEST_DESCRIPTION = 20_000;

const description = z.strictObject({ type: z.enum(['offer', 'answer']), sdp: z.string().max(LONGEST_DESCRIPTION) });
const candidate = z.strictObject({
  candidate: z.string().max(1_000),
  sdpMid: z.string().max(64).nullable(),
  sdpMLineIndex: z.int().min(0).max(64).nullable(),
  usernameFragment: z.string().max(256).nullable(),
});

/** Media state that a tab shares: microphone, camera, screen. */
export const roomMedia = z.strictObject({ audio: z.boolean(), video: z.boolean(), screen: z.boolean() });
export type RoomMedia = z.infer<typeof roomMedia>;

/** Connection data exchanged by two tabs; the server forwards it without reading it. */
export const roomSignal = z.union([
  z.strictObject({ description }),
  z.strictObject({ candidate }),
  /** The tab that answers asks for a new offer, because the connection was lost. */
  z.strictObject({ restart: z.literal(true) }),
  z.strictObject({ media: roomMedia }),
]);
export type RoomSignal = z.infer<typeof roomSignal>;

/** Messages from a tab, each answered by a `RoomReply`. */
export const roomMessages = {
  'room:knock': z.strictObject({ ...tab, take_over: z.boolean().default(false) }),
  'room:state': z.strictObject(tab),
  'room:leave': z.strictObject(tab),
  'room:admit': z.strictObject({ ...room, participant_id: id }),
  'room:refuse': z.strictObject({ ...room, participant_id: id }),
  /** `to_connection`: the tab it is meant for; a later tab of the same person does not get it. */
  'room:signal': z.strictObject({ ...tab, to: id, to_connection: id, signal: roomSignal }),
  /** A host asks everybody whether their browser may record; that is the host's own yes. */
  'room:ask-recording': z.strictObject(tab),
  /** `keeps_part`: if somebody withdraws their yes, what was recorded until then may stay. */
  'room:answer-recording': z.strictObject({
    ...recording,
    answer: z.enum(['YES', 'NO']),
    keeps_part: z.boolean().default(false),
  }),
  'room:withdraw-recording': z.strictObject(recording),
  'room:stop-recording': z.strictObject(recording),
  /** The recorder's tab marks where a question begins, in seconds of the recording. */
  'room:mark-chapter': z.strictObject({
    ...recording,
    title: trimmedText(1, 500),
    at_seconds: z.number().min(0).max(86_400),
  }),
} as const;
export type RoomMessageName = keyof typeof roomMessages;
export type RoomMessage<N extends RoomMessageName> = z.infer<(typeof roomMessages)[N]>;

export const roomStatuses = ['OUTSIDE', 'WAITING', 'IN', 'REFUSED'] as const;

/** The newest recording of the interview. */
export const roomRecording = z.object({
  recording_id: id,
  status: z.enum(['ASKED', 'ON', 'ENDED', 'DECLINED', 'DISCARDED']),
  /** False while it is paused: somebody here has not agreed, or the recorder's connection is interrupted. */
  is_running: z.boolean(),
  /** Why it ended. */
  reason: z.enum(['STOPPED', 'REFUSED', 'WITHDRAWN', 'LEFT', 'DELETED']).nullable(),
  /** The tab that records. */
  connection: id,
  /** People here who have agreed. Only they are recorded. */
  agreed: z.array(id),
  /** People here who have not answered, or said no. */
  missing: z.array(id),
  your_answer: z.enum(['YES', 'NO']).nullable(),
});
export type RoomRecording = z.infer<typeof roomRecording>;

/** People in a room, as far as one tab may know them. */
export const roomState = z.object({
  status: z.enum(roomStatuses),
  /** A host is in the room. */
  hosted: z.boolean(),
  people: z.array(
    z.object({
      participant_id: id,
      role: z.enum(roomRoles),
      status: z.enum(['IN', 'WAITING']),
      connection: id,
      /** The connection is interrupted. */
      away: z.boolean(),
    }),
  ),
  /** For people who are in the room. */
  recording: roomRecording.nullable(),
});
export type RoomState = z.infer<typeof roomState>;

/** Messages to tabs, besides replies. */
export interface RoomNews {
  /** Somebody came, left, waits or was answered: ask for the state. */
  'room:changed': { readonly room_id: string };
  /** This tab left the call: another tab took over, or the person may no longer be in the room. */
  'room:ended': { readonly room_id: string; readonly reason: 'ELSEWHERE' | 'CLOSED' };
  'room:signal': {
    readonly room_id: string;
    readonly from: string;
    readonly from_connection: string;
    readonly signal: RoomSignal;
  };
}
