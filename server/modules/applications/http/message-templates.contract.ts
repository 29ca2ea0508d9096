import { z } from 'zod';
import { id, nullableText, timestamp, trimmedText, upperEnum } from '../../../platform/contract/fields.contract.js';
import { refusalStages, templateKinds } from '../domain/message-words.contract.js';

/** Max templates of a company. */
export const MAX_MESSAGE_TEMPLATES = 50;
/** Max characters of a text, before its variables are replaced. */
export const LONGEST_TEMPLATE = 4_000;
export const LONGEST_SIGNATURE = 500;

/** Plain text in one language or both; paragraphs are separated by an empty line, variables look like `{first_name}`. */
export const messageWords = z
  .strictObject({ fr: nullableText(LONGEST_TEMPLATE).default(null), en: nullableText(LONGEST_TEMPLATE).default(null) })
  .superRefine(({ fr, en }, context) => {
    if (fr !== null || en !== null) return;
    for (const language of ['fr', 'en']) {
      context.addIssue({ code: 'too_small', origin: 'string', minimum: 1, path: [language], input: null });
    }
  });
export type MessageWords = z.output<typeof messageWords>;

export const messageTemplate = z.object({
  id,
  kind: z.enum(templateKinds),
  name: z.string(),
  text: z.object({ fr: z.string().nullable(), en: z.string().nullable() }),
  /** Increased by each change; a change names the version it is based on. */
  version: z.int().min(1),
  updated_at: timestamp,
  /** The member who changed it last; null for a former member. */
  updated_by: z.string().nullable(),
});
export type MessageTemplate = z.output<typeof messageTemplate>;

/**
 * The caller's signature below texts sent from a template, in the language of the text or in the only language it has. Null in both
 * for none.
 */
export const messageSignature = z.object({ fr: z.string().nullable(), en: z.string().nullable() });
export type MessageSignature = z.output<typeof messageSignature>;

/** `PUT /api/companies/{id}/message-signature`. */
export const saveSignatureRequest = z.strictObject({
  fr: nullableText(LONGEST_SIGNATURE),
  en: nullableText(LONGEST_SIGNATURE),
});

/** `GET /api/companies/{id}/message-templates`. */
export const messageTemplates = z.object({
  /** By name. */
  templates: z.array(messageTemplate),
  /** Our own words of a refusal, sent when the team writes nothing; a team can start from them. */
  refusals: z.array(z.object({ stage: z.enum(refusalStages), text: z.object({ fr: z.string(), en: z.string() }) })),
  signature: messageSignature,
  allowed_actions: z.array(z.enum(['EDIT'])),
});
export type MessageTemplates = z.output<typeof messageTemplates>;

const templateFields = { kind: upperEnum(templateKinds), name: trimmedText(1, 80), text: messageWords };

export const addMessageTemplateRequest = z.strictObject(templateFields);
export type AddMessageTemplateRequest = z.output<typeof addMessageTemplateRequest>;

/** `version` is the one this change is based on; another one stored meanwhile gives 409 with the differences. */
export const changeMessageTemplateRequest = z.strictObject({ ...templateFields, version: z.int().min(1) });
export type ChangeMessageTemplateRequest = z.output<typeof changeMessageTemplateRequest>;

/**
 * `POST …/message-templates/preview`. With `application_id` or `person_id` the values are that person's, as the caller may know them.
 * A refusal without `text` is the one that is sent when the team writes nothing.
 */
export const previewMessageRequest = z
  .strictObject({
    kind: upperEnum(templateKinds),
    text: messageWords.optional(),
    application_id: id.optional(),
    person_id: id.optional(),
  })
  .superRefine(({ kind, text, application_id: application, person_id: person }, context) => {
    if (application !== undefined && person !== undefined) {
      context.addIssue({ code: 'custom', path: ['person_id'], input: person });
    }
    if (text === undefined && (kind !== 'REFUSAL' || application === undefined)) {
      context.addIssue({ code: 'too_small', origin: 'string', minimum: 1, path: ['text'], input: text });
    }
  });
export type PreviewMessageRequest = z.output<typeof previewMessageRequest>;

export const messagePreview = z.object({
  fr: z.string().nullable(),
  en: z.string().nullable(),
  /** The language in which this person gets it; null without a person, and while the caller reviews them blind. */
  sent_in: z.enum(['fr', 'en']).nullable(),
});
export type MessagePreview = z.output<typeof messagePreview>;
