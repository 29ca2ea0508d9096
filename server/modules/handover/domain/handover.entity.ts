import { defineEntity, p } from '@mikro-orm/core';
import {
  type HandoverPageKind,
  handoverPages,
  type HandoverStatus,
  handoverStatuses,
} from './handover-status.contract.js';

const listed = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');

/** The latest link of a person that continues a page on a phone. A newer link takes its row, so the older one ends. */
export const HandoverSchema = defineEntity({
  name: 'Handover',
  tableName: 'handover',
  properties: {
    accountId: p.uuid().primary(),
    /** Differs for each link. */
    id: p.uuid(),
    /** The session of the computer. */
    sessionId: p.uuid(),
    /** SHA-256 (hex). The token itself is only in the QR code. */
    tokenHash: p.text(),
    page: p.text().$type<HandoverPageKind>(),
    /** The posting whose questions are answered. */
    jobId: p.uuid().strictNullable(),
    status: p.text().$type<HandoverStatus>(),
    phoneSessionId: p.uuid().strictNullable(),
    /** The video that the phone sent. */
    videoId: p.uuid().strictNullable(),
    createdAt: p.datetime(3),
    /** The last moment to open the link. */
    expiresAt: p.datetime(3),
  },
  uniques: [
    { name: 'handover_id_unique', properties: ['id'] },
    { name: 'handover_token_hash_unique', properties: ['tokenHash'] },
    { name: 'handover_phone_session_id_unique', properties: ['phoneSessionId'] },
  ],
  indexes: [{ name: 'handover_expires_at_index', properties: ['expiresAt'] }],
  checks: [
    { name: 'handover_token_hash_check', expression: 'char_length(token_hash) = 64' },
    { name: 'handover_page_check', expression: `page in (${listed(handoverPages)})` },
    { name: 'handover_job_id_check', expression: `(page = 'ANSWERS') = (job_id is not null)` },
    { name: 'handover_status_check', expression: `status in (${listed(handoverStatuses)})` },
    {
      name: 'handover_phone_check',
      expression: `status = 'ENDED' or (status = 'WAITING') = (phone_session_id is null)`,
    },
    { name: 'handover_video_id_check', expression: `video_id is null or (status = 'DONE' and page <> 'RESUME')` },
    { name: 'handover_expires_at_check', expression: 'expires_at > created_at' },
  ],
});
