import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { JobsMessages } from './messages';

export const useJobsText = defineMessages<JobsMessages>('jobs', { fr, en });
