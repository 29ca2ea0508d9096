import { z } from 'zod';
import { id, timestamp } from '../../../platform/contract/fields.contract.js';

export const roomRoles = ['HOST', 'GUEST', 'CANDIDATE'] as const;

const roomPerson = z.object({
  participant_id: id,
  role: z.enum(roomRoles),
  /** As the caller may see it; null for a closed account. */
  name: z.string().nullable(),
});
export type RoomPerson = z.infer<typeof roomPerson>;

/** `POST /api/interviews/{id}/room`. */
export const roomAnswer = z.object({
  room_id: id,
  interview_id: id,
  application_id: id,
  you: z.object({ participant_id: id, role: z.enum(roomRoles) }),
  /** For hosts everybody who opened the room so far, for others who is in it once they are. The socket says who is present. */
  people: z.array(roomPerson),
  job: z.object({ id, title: z.string(), company: z.string() }),
  /** The posting's questions, for the company only. */
  questions: z.array(z.string()),
  /** As `RTCPeerConnection` takes them. Empty without a TURN server. */
  ice_servers: z.array(z.object({ urls: z.array(z.string()), username: z.string(), credential: z.string() })),
  starts_at: timestamp,
  opens_at: timestamp,
  /** The room closes, and the credentials of the TURN server end. */
  ends_at: timestamp,
});
export type RoomAnswer = z.infer<typeof roomAnswer>;
