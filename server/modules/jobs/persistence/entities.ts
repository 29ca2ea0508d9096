import { HiddenCompanySchema } from '../domain/hidden-company.entity.js';
import { JobEventSchema } from '../domain/job-event.entity.js';
import { JobViewSchema } from '../domain/job-view.entity.js';
import { JobTemplateSchema } from '../domain/job-template.entity.js';
import { JobPlaceSchema } from '../domain/job-place.entity.js';
import { JobWordSchema } from '../domain/job-word.entity.js';
import { JobSchema } from '../domain/job.entity.js';
import { SavedJobSchema } from '../domain/saved-job.entity.js';

export const entities = [
  JobSchema,
  JobEventSchema,
  JobTemplateSchema,
  JobViewSchema,
  JobWordSchema,
  JobPlaceSchema,
  SavedJobSchema,
  HiddenCompanySchema,
];
