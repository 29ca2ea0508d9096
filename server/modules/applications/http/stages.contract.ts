import { z } from 'zod';
import { id, nullableText, trimmedText } from '../../../platform/contract/fields.contract.js';
import { applicationStatus, applicationStatuses, stageId, stageName } from './stage-fields.contract.js';
import { messageWords } from './message-templates.contract.js';
import { interviewInput, LONGEST_REASON, offerInput, tellAt } from './applications.contract.js';

export const MAX_STAGES = 12;
export const MAX_TEMPLATES = 20;
export const MAX_STAGE_ACTIONS = 3;
export const LONGEST_STAGE_DAYS = 90;

const simpleAction = { kind: z.enum(['ASK_ANSWERS', 'PROPOSE_TIMES']) };
const reminder = {
  kind: z.literal('REMIND_AFTER'),
  days: z.int().min(1).max(LONGEST_STAGE_DAYS),
  whom: z.enum(['TEAM', 'CANDIDATE']),
};

/**
 * Automatic actions, started when an application enters a stage and stays for five minutes: ASK_ANSWERS asks the candidate for the
 * posting's video answers, PROPOSE_TIMES reminds the responsible member to propose interview times, REMIND_AFTER reminds after `days` in
 * the stage. At most one of a kind a person in seven days.
 */
export const stageAction = z.discriminatedUnion('kind', [z.object(simpleAction), z.object(reminder)]);
export type StageAction = z.output<typeof stageAction>;
const stageActionInput = z.discriminatedUnion('kind', [z.strictObject(simpleAction), z.strictObject(reminder)]);

const limitDays = z.int().min(1).max(LONGEST_STAGE_DAYS);
const stageFields = { id: stageId, name: stageName, maps_to: applicationStatus };

/** A step of the team's process. Candidates only see the status that it stands for (`maps_to`). */
export const stage = z.object({
  ...stageFields,
  /** Days after which an application has been in it too long. Absent: no limit. */
  limit_days: limitDays.optional(),
  /** Absent: none. */
  actions: z.array(stageAction).optional(),
});
export type Stage = z.output<typeof stage>;

const isStatus = (text: string): boolean => (applicationStatuses as readonly string[]).includes(text);

const isOpenStatus = (status: string): boolean => ['PENDING', 'REVIEWED', 'INTERVIEW', 'OFFERED'].includes(status);
const isPlain = ({
  limit_days: limit,
  actions = [],
}: {
  limit_days?: number | null | undefined;
  actions?: unknown[] | undefined;
}) => actions.length === 0 && (limit ?? null) === null;
const actionKey = (action: StageAction): string =>
  action.kind === 'REMIND_AFTER' ? `REMIND ${action.whom}` : action.kind;

const stagesInput = z
  .array(
    z.strictObject({
      ...stageFields,
      name: z.strictObject({ fr: trimmedText(1, 60), en: trimmedText(1, 60) }),
      limit_days: limitDays.nullable().optional(),
      actions: z.array(stageActionInput).max(MAX_STAGE_ACTIONS).optional(),
    }),
  )
  .min(1)
  .max(MAX_STAGES)
  .refine((stages) => new Set(stages.map(({ id: each }) => each)).size === stages.length, {
    error: 'must not repeat a stage',
  })
  // A decided application waits for nothing.
  .refine((stages) => stages.every((each) => isOpenStatus(each.maps_to) || isPlain(each)), {
    error: 'must not give actions or a limit to a stage of a final status',
  })
  .refine((stages) => stages.every(({ actions = [] }) => new Set(actions.map(actionKey)).size === actions.length), {
    error: 'must not repeat an action of a stage',
  })
  // The standard stages have their status as id.
  .refine((stages) => stages.every((each) => !isStatus(each.id) || each.id === each.maps_to), {
    error: 'must not give a standard stage another status',
  });

export const stageTemplate = z.object({ id, name: z.string(), stages: z.array(stage) });
export type StageTemplate = z.output<typeof stageTemplate>;

/** `GET /api/jobs/{id}/stages`. `version` 0: the standard stages, one for each status. */
export const jobStages = z.object({
  job_id: id,
  title: z.string(),
  /** In the team's order. A status without a stage of its own has its standard one here. */
  stages: z.array(stage.extend({ people: z.int().min(0) })),
  version: z.int().min(0),
  /** Templates of the company. */
  templates: z.array(stageTemplate),
  allowed_actions: z.array(z.enum(['EDIT', 'EDIT_TEMPLATES'])),
});
export type JobStages = z.infer<typeof jobStages>;

/**
 * `version` is the one this change is based on; another one stored meanwhile gives 409. A stage with people in it can only be removed if
 * `moves` names a stage of the same status for them.
 */
export const saveStagesRequest = z.strictObject({
  stages: stagesInput,
  version: z.int().min(0),
  moves: z
    .array(z.strictObject({ from: stageId, to: stageId }))
    .max(MAX_STAGES)
    .optional(),
});
export type SaveStagesRequest = z.output<typeof saveStagesRequest>;

/**
 * `PUT /api/applications/{id}/stage`. `version` is the one of the application's stage that was read. `reason`, `words` and `tell_at` belong to
 * a stage of REJECTED, `interview` to one of INTERVIEW; a stage of OFFERED needs `offer`.
 */
export const moveStageRequest = z.strictObject({
  stage_id: stageId,
  version: z.int().min(0),
  reason: nullableText(LONGEST_REASON).optional(),
  words: messageWords.optional(),
  tell_at: tellAt.optional(),
  interview: interviewInput.optional(),
  offer: offerInput.optional(),
});
export type MoveStageRequest = z.output<typeof moveStageRequest>;

export const saveTemplateRequest = z.strictObject({ name: trimmedText(1, 80), stages: stagesInput });
export type SaveTemplateRequest = z.output<typeof saveTemplateRequest>;

/** Templates of the company by name, after a change. */
export const stageTemplates = z.object({ templates: z.array(stageTemplate) });
export type StageTemplates = z.infer<typeof stageTemplates>;
