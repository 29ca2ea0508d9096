import { z } from 'zod';
import { id, timestamp } from '../../../platform/contract/fields.contract.js';
import { pageOf } from '../../../platform/contract/page.contract.js';

/** What one run removed of one kind: everything that had ended before `due_before`, which is `days` before the run. */
export const retentionReport = z.object({
  id,
  kind: z.string(),
  days: z.int().min(0),
  due_before: timestamp,
  removed: z.int().min(0),
  ran_at: timestamp,
});
export type RetentionReport = z.infer<typeof retentionReport>;

/** Newest first. */
export const retentionPage = pageOf('reports', retentionReport);
export type RetentionPage = z.infer<typeof retentionPage>;
