import { z } from 'zod';
import { id, timestamp } from '../contract/fields.contract.js';

/** Where sockets connect to. */
export const REALTIME_PATH = '/api/realtime';

/**
 * What is said over the socket, by type. Payloads are hints: ids and states that tell a screen what to ask for again. Names,
 * texts and addresses never travel here, so that nothing has to be masked.
 */
export const realtimePayloads = {
  'message.created': z.strictObject({ message_id: id, conversation_id: z.string().max(80), sender_id: id }),
  /** `reader_id` has read what stood in the conversation at `read_at`. */
  'message.read': z.strictObject({ conversation_id: z.string().max(80), reader_id: id, read_at: timestamp }),
  /** A message is not shown any more. */
  'message.removed': z.strictObject({ message_id: id, conversation_id: z.string().max(80) }),
  'reservation.changed': z.strictObject({
    reservation_id: id,
    status: z.enum(['ACTIVE', 'MATCHED', 'REJECTED', 'EXPIRED', 'CANCELLED', 'HIRED']),
  }),
  /** A match was proposed (PENDING), or both said yes (MATCHED). */
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
  'notification.created': z.strictObject({ notification_id: id, kind: z.string().min(1).max(40) }),
} as const;

export type RealtimeType = keyof typeof realtimePayloads;
export type RealtimePayload<T extends RealtimeType> = z.infer<(typeof realtimePayloads)[T]>;
export const realtimeTypes = Object.keys(realtimePayloads) as readonly RealtimeType[];

/** One thing to be told. `id` is unique for what happened: telling it again, from anywhere, shows nothing twice. */
export type RealtimeEvent = {
  [T in RealtimeType]: { readonly type: T; readonly id: string; readonly payload: RealtimePayload<T> };
}[RealtimeType];

/**
 * An event as the socket carries it: its type is the name of the socket event, and beside its payload stand the id by which
 * repetitions are told, and the cursor.
 */
export type RealtimeMessage<T extends RealtimeType> = RealtimePayload<T> & {
  readonly event_id: string;
  readonly at: string;
};

/** What a client says when it connects. Browsers cannot send an Authorization header with a socket. */
export const realtimeHandshake = z.object({
  token: z.string().max(200).optional(),
  /** Repeats the readable cookie, where the session comes by cookie alone. */
  csrf_token: z.string().max(200).optional(),
  /** `at` of the newest event this client knows; what came later is sent again. */
  since: timestamp.optional(),
});
export type RealtimeHandshake = z.input<typeof realtimeHandshake>;

/**
 * Sent once after every connection, when what was missed has been sent: `at` is the cursor from here on; `complete: false` says
 * that more was missed than is kept, so everything on screen has to be asked for again.
 */
export const realtimeReady = z.strictObject({ at: timestamp, complete: z.boolean() });
export type RealtimeReady = z.infer<typeof realtimeReady>;
export const READY = 'ready';

/** Why a connection was refused, as the client reads it in `connect_error`. */
export const refusals = {
  unauthenticated: 'IDENTITY.UNAUTHENTICATED',
  tooMany: 'REALTIME.TOO_MANY_SOCKETS',
} as const;
