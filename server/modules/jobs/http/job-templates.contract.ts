import { z } from 'zod';
import { id, timestamp, trimmedText } from '../../../platform/contract/fields.contract.js';
import { jobLanguages, jobTypes } from './jobs.contract.js';

export const JOB_TEMPLATE_NAME_MAX = 80;

/** A template of the company. The list leaves out its text, which `GET …/{templateId}` has. */
export const listedJobTemplate = z.object({
  id,
  name: z.string(),
  title: z.string(),
  /** Whether it has stages and a scorecard of the team's own; otherwise a posting from it gets the standard ones. */
  has_stages: z.boolean(),
  has_scorecard: z.boolean(),
  created_at: timestamp,
});
export type ListedJobTemplate = z.output<typeof listedJobTemplate>;

/** Templates of the company by name; 50 at most. */
export const jobTemplates = z.object({ templates: z.array(listedJobTemplate) });
export type JobTemplates = z.output<typeof jobTemplates>;

/** Everything that the form of a new posting starts with. */
export const jobTemplate = listedJobTemplate.extend({
  posting: z.object({
    title: z.string(),
    department: z.string().nullable(),
    description: z.string().nullable(),
    requirements: z.array(z.string()),
    benefits: z.array(z.string()),
    video_questions: z.array(z.string()),
    blind_review: z.boolean(),
    location: z.string().nullable(),
    remote: z.boolean(),
    language: z.enum(jobLanguages),
    job_type: z.enum(jobTypes).nullable(),
    salary_range: z.string().nullable(),
  }),
});
export type JobTemplate = z.output<typeof jobTemplate>;

/** Saves a posting of the company, with its stages and its scorecard, under a name that no other template has. */
export const saveJobTemplateRequest = z.strictObject({ name: trimmedText(1, JOB_TEMPLATE_NAME_MAX), job_id: id });
export type SaveJobTemplateRequest = z.output<typeof saveJobTemplateRequest>;
