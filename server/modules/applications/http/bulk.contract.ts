import { z } from 'zod';
import { id, nullableText, upperEnum } from '../../../platform/contract/fields.contract.js';
import { applicationActions, jobApplicationsFilter, LONGEST_REASON, tellAt } from './applications.contract.js';
import { messageWords } from './message-templates.contract.js';
import { stageId } from './stage-fields.contract.js';

/** Max applications in one bulk action, and max people that "select all" returns. */
export const MAX_AT_ONCE = 500;

/** REVIEWED and INTERVIEW give applications that status; REJECTED declines them and can be undone until the people are notified. */
export const bulkActions = ['REVIEWED', 'INTERVIEW', 'REJECTED'] as const;
/** STAGE moves them to a stage of the team, named by `stage_id`. */
export type BulkAction = (typeof bulkActions)[number] | 'STAGE';

/**
 * `reason`, `texts`, `words` and `tell_at` belong to REJECTED: one note for everybody, other notes for some, the team's own text
 * instead of ours, and when everybody is notified. Each id once.
 */
export const bulkRequest = z
  .strictObject({
    ids: z.array(id).min(1).max(MAX_AT_ONCE),
    action: upperEnum([...bulkActions, 'STAGE']),
    stage_id: stageId.optional(),
    reason: nullableText(LONGEST_REASON).optional(),
    words: messageWords.optional(),
    tell_at: tellAt.optional(),
    texts: z
      .array(z.strictObject({ id, reason: nullableText(LONGEST_REASON) }))
      .max(MAX_AT_ONCE)
      .optional(),
  })
  .superRefine(({ ids, action, reason, words, tell_at: later, texts = [], stage_id: stage }, context) => {
    if ((action === 'STAGE') !== (stage !== undefined)) {
      context.addIssue({ code: 'custom', path: ['stage_id'], input: stage });
    }
    const known = new Set(ids);
    if (known.size < ids.length) context.addIssue({ code: 'custom', path: ['ids'], input: ids });
    if (action !== 'REJECTED' && (reason ?? null) !== null) {
      context.addIssue({ code: 'custom', path: ['reason'], input: reason });
    }
    if (action !== 'REJECTED' && words !== undefined) {
      context.addIssue({ code: 'custom', path: ['words'], input: words });
    }
    if (action !== 'REJECTED' && later !== undefined) {
      context.addIssue({ code: 'custom', path: ['tell_at'], input: later });
    }
    if ((action !== 'REJECTED' && texts.length > 0) || texts.some((text) => !known.has(text.id))) {
      context.addIssue({ code: 'custom', path: ['texts'], input: texts });
    }
  });
export type BulkRequest = z.infer<typeof bulkRequest>;

/** REFUSED: nothing changed for this application; `code` and `error` say why. */
export const bulkResult = z.object({
  id,
  outcome: z.enum(['DONE', 'REFUSED']),
  code: z.string().nullable(),
  error: z.string().nullable(),
});
export type BulkResult = z.infer<typeof bulkResult>;

/** `POST /api/applications/bulk` and its undo: one result per application, in the order of the request. */
export const bulkAnswer = z.object({
  id,
  action: z.enum([...bulkActions, 'STAGE']),
  results: z.array(bulkResult),
  done: z.int().min(0),
  refused: z.int().min(0),
  /** Remaining seconds to undo the whole bulk; null if it cannot be undone. */
  undo_seconds_left: z.int().min(1).nullable(),
});
export type BulkAnswer = z.infer<typeof bulkAnswer>;

export const selectionQuery = z.strictObject(jobApplicationsFilter);
export type SelectionQuery = z.infer<typeof selectionQuery>;

/** `GET /api/applications/job/{jobId}/selection`: everybody whom the filter shows, at most 500, in the order of the list. */
export const selectionAnswer = z.object({
  people: z.array(
    z.object({
      id,
      /** The name as the company may see it. */
      name: z.string(),
      allowed_actions: z.array(z.enum(applicationActions)),
      /** Stages that the person can be moved to with others. */
      stage_moves: z.array(stageId),
    }),
  ),
  /** How many the filter shows, also above 500. */
  total: z.int().min(0),
});
export type SelectionAnswer = z.infer<typeof selectionAnswer>;
