import { z } from 'zod';
import { type JobDetail, jobLanguages, jobTypes } from '@modules/jobs/http/jobs.contract';
import type { JobTemplate } from '@modules/jobs/http/job-templates.contract';
import {
  repeatedQuestions,
  videoQuestionsMax,
  videoQuestionTextMax,
} from '@modules/jobs/http/video-questions.contract';

const needed = ['department', 'location', 'job_type', 'description'] as const;

export interface PostingSentences {
  readonly needed: string;
  readonly repeated: string;
}

/**
 * Shape of the form. A draft only needs a title; publishing needs all fields that readers need. The server checks the
 * same.
 */
export function postingSchema(sentences: PostingSentences) {
  return z
    .object({
      title: z.string().trim().min(1).max(160),
      department: z.string().trim().max(120),
      location: z.string().trim().max(160),
      job_type: z.union([z.enum(jobTypes), z.literal('')]),
      remote: z.boolean(),
      salary_range: z.string().trim().max(160),
      description: z.string().trim().max(20_000),
      requirements: z.array(z.string().trim().max(300)).max(50),
      benefits: z.array(z.string().trim().max(300)).max(50),
      /** Objects, because react-hook-form adds an id to each row. */
      video_questions: z.array(z.object({ text: z.string().trim().max(videoQuestionTextMax) })).max(videoQuestionsMax),
      language: z.union([z.enum(jobLanguages), z.literal('')]),
      blind_review: z.boolean(),
      status: z.enum(['DRAFT', 'ACTIVE', 'PAUSED']),
    })
    .superRefine((values, context) => {
      for (const place of repeatedQuestions(values.video_questions.map(({ text }) => text))) {
        const path = ['video_questions', place, 'text'];
        context.addIssue({ code: 'custom', path, message: sentences.repeated });
      }
      if (values.status !== 'ACTIVE') return;
      for (const name of needed) {
        if (values[name] === '') context.addIssue({ code: 'custom', path: [name], message: sentences.needed });
      }
    });
}
export type PostingValues = z.output<ReturnType<typeof postingSchema>>;

export const emptyPosting: PostingValues = {
  title: '',
  department: '',
  location: '',
  job_type: '',
  remote: false,
  salary_range: '',
  description: '',
  requirements: [],
  benefits: [],
  video_questions: [],
  language: '',
  blind_review: true,
  status: 'DRAFT',
};

/** Returns a stored draft if it still has the form's shape. Its rules are checked on sending. */
export function typedPosting(kept: unknown): PostingValues | null {
  const shape = z.object({
    ...postingSchema({ needed: '', repeated: '' }).shape,
    title: z.string(),
    // Drafts stored before questions existed have none.
    video_questions: z.array(z.object({ text: z.string() })).default([]),
    blind_review: z.boolean().default(true),
  });
  const parsed = shape.safeParse(kept);
  return parsed.success ? parsed.data : null;
}

/** Fields of a posting or of a template. */
type PostingFields = JobTemplate['posting'];

/** Initial values of the form for an existing posting. */
export function postingValues(job: JobDetail): PostingValues {
  return {
    ...fieldValues({ ...job, blind_review: job.blind_review ?? false }),
    status: job.status === 'CLOSED' ? 'PAUSED' : job.status,
  };
}

/** Initial values of the form for a new posting that starts from a template. */
export const templateValues = ({ posting }: JobTemplate): PostingValues => ({
  ...fieldValues(posting),
  status: 'DRAFT',
});

function fieldValues(job: PostingFields): Omit<PostingValues, 'status'> {
  return {
    title: job.title,
    department: job.department ?? '',
    location: job.location ?? '',
    job_type: job.job_type ?? '',
    remote: job.remote,
    salary_range: job.salary_range ?? '',
    description: job.description ?? '',
    requirements: job.requirements,
    benefits: job.benefits,
    video_questions: job.video_questions.map((text) => ({ text })),
    language: job.language,
    blind_review: job.blind_review,
  };
}

/** Body of the request. Without a language the server detects it; blank questions are left out. */
export type PostingBody = Omit<PostingValues, 'language' | 'job_type' | 'video_questions'> & {
  video_questions: string[];
  language?: 'fr' | 'en';
  job_type: PostingValues['job_type'] | null;
};

export function postingBody(values: PostingValues): PostingBody {
  const { language, job_type, video_questions, ...rest } = values;
  const questions = video_questions.flatMap(({ text }) => text.trim() || []);
  return {
    ...rest,
    video_questions: questions,
    job_type: job_type === '' ? null : job_type,
    ...(language !== '' && { language }),
  };
}
