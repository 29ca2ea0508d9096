import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { DemoCandidateMessages } from './messages';

export const useDemoCandidateText = defineMessages<DemoCandidateMessages>('demo-candidate', { fr, en });
