import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { CandidateMessages } from './messages';

export const useCandidateText = defineMessages<CandidateMessages>('candidate', { fr, en });
