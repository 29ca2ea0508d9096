import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { CandidatesMessages } from './messages';

export const useCandidatesText = defineMessages<CandidatesMessages>('candidates', { fr, en });
