import { z } from 'zod';
import { id, timestamp } from '../contract/fields.contract.js';

/** Path of the socket. */
export const REALTIME_PATH = '/api/realtime';

/**
 * Socket payloads by event type. They are hints: ids and states that tell a screen what to load again. Names, texts and addresses
 * are never sent, so that nothing has to be masked.
 */
export const realtimePayloads = {
  'message.created': z.strictObject({ message_id: id, conversation_id: z.string().max(80), sender_id: id }),
  /** `reader_id` has read the conversation up to `read_at`. */
  'message.read': z.strictObject({ conversation_id: z.string().max(80), reader_id: id, read_at: timestamp }),
  /** The message is no longer shown. */
  'message.removed': z.strictObject({ message_id: id, conversation_id: z.string().max(80) }),
  'reservation.changed': z.strictObject({
    reservation_id: id,
    status: z.enum(['ACTIVE', 'MATCHED', 'REJECTED', 'EXPIRED', 'CANCELLED', 'HIRED']),
  }),
  /** A match was proposed (PENDING), or both sides accepted it (MATCHED). */
  'match.created': z.strictObject({ match_id: id, job_id: id.nullable(), status: z.enum(['PENDING', 'MATCHED']) }),
  'application.changed': z.strictObject({
    application_id: id,
    job_id: id,
    status: z.enum(['PENDING', 'REVIEWED', 'INTERVIEW', 'OFFERED', 'ACCEPTED', 'REJECTED', 'WITHDRAWN']),
  }),
  'video.progress': z.strictObject({
    video_id: id,
    status: z.enum(['PENDING', 'PROCESSING', 'COMPLETED', 'FAILED']),
    progress: z.int().min(0).max(100),
  }),
  /** A phone opened the link of a computer, or went on with it. */
  'handover.changed': z.strictObject({
    handover_id: id,
    status: z.enum(['WAITING', 'CONNECTED', 'RECORDING', 'SENDING', 'DONE', 'ENDED']),
  }),
  'notification.created': z.strictObject({ notification_id: id, kind: z.string().min(1).max(40) }),
} as const;

export type RealtimeType = keyof typeof realtimePayloads;
export type RealtimePayload<T extends RealtimeType> = z.infer<(typeof realtimePayloads)[T]>;
export const realtimeTypes = Object.keys(realtimePayloads) as readonly RealtimeType[];

/** One event. `id` identifies what happened, so that publishing it again shows nothing twice. */
export type RealtimeEvent = {
  [T in RealtimeType]: { readonly type: T; readonly id: string; readonly payload: RealtimePayload<T> };
}[RealtimeType];

/**
 * An event on the wire: its type is the name of the socket event. Beside the payload are the id, which identifies repetitions, and
 * the cursor.
 */
export type RealtimeMessage<T extends RealtimeType> = RealtimePayload<T> & {
  readonly event_id: string;
  readonly at: string;
};

/** The handshake of a client. Browsers cannot send an Authorization header with a socket. */
export const realtimeHandshake = z.object({
  token: z.string().max(200).optional(),
  /** The value of the readable CSRF cookie, if the session is in a cookie only. */
  csrf_token: z.string().max(200).optional(),
  /** `at` of the newest event this client has; later events are sent again. */
  since: timestamp.optional(),
});
export type RealtimeHandshake = z.input<typeof realtimeHandshake>;

/**
 * Sent once after every connection, when the missed events have been sent. `at` is the next cursor. `complete: false`: more was
 * missed than is kept, so the client must reload everything on screen.
 */
export const realtimeReady = z.strictObject({ at: timestamp, complete: z.boolean() });
export type RealtimeReady = z.infer<typeof realtimeReady>;
export const READY = 'ready';

/** Why a connection was refused; the client reads it in `connect_error`. */
export const refusals = {
  unauthenticated: 'IDENTITY.UNAUTHENTICATED',
  tooMany: 'REALTIME.TOO_MANY_SOCKETS',
} as const;
