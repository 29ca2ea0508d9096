import { JobViewSchema } from '../domain/job-view.entity.js';
import { JobWordSchema } from '../domain/job-word.entity.js';
import { JobSchema } from '../domain/job.entity.js';

export const entities = [JobSchema, JobViewSchema, JobWordSchema];
