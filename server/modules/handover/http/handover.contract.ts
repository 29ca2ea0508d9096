import { z } from 'zod';
import { id, timestamp } from '../../../platform/contract/fields.contract.js';
import { user } from '../../identity/http/users.contract.js';
import { handoverPages, handoverStatuses, reportedStatuses } from '../domain/handover-status.contract.js';

/** The page to continue: the answers are those to the questions of one posting. */
export const handoverPage = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('VIDEO') }),
  z.strictObject({ kind: z.literal('ANSWERS'), job_id: id }),
  z.strictObject({ kind: z.literal('RESUME') }),
]);
export type HandoverPage = z.infer<typeof handoverPage>;

export const makeHandoverRequest = z.strictObject({ page: handoverPage });
export type MakeHandoverRequest = z.infer<typeof makeHandoverRequest>;

/** As both screens see it. */
export const handover = z.object({
  id,
  page: z.object({ kind: z.enum(handoverPages), job_id: id.nullable() }),
  status: z.enum(handoverStatuses),
  /** The last moment to open the link. */
  expires_at: timestamp,
  /** The video that arrived. */
  video_id: id.nullable(),
});
export type Handover = z.infer<typeof handover>;

/** The address is answered once; the server keeps only a hash of its secret. */
export const handoverMade = z.object({ url: z.url(), expires_at: timestamp, handover });
export type HandoverMade = z.infer<typeof handoverMade>;

/** The caller's: of the computer or of the phone. */
export const currentHandover = z.object({ handover: handover.nullable() });
export type CurrentHandover = z.infer<typeof currentHandover>;

export const openHandoverRequest = z.strictObject({ token: z.string().min(20).max(200) });
export type OpenHandoverRequest = z.infer<typeof openHandoverRequest>;

/** The phone's session, which may use only this page. No cookies are set, so that a session on the phone stays. */
export const handoverOpened = z.object({ token: z.string(), expires_at: timestamp, user, handover });
export type HandoverOpened = z.infer<typeof handoverOpened>;

/** A step of the phone. `video_id` belongs to DONE of a recording. */
export const reportHandoverRequest = z.strictObject({ status: z.enum(reportedStatuses), video_id: id.optional() });
export type ReportHandoverRequest = z.infer<typeof reportHandoverRequest>;
