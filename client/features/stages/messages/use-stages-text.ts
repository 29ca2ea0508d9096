import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { StagesMessages } from './messages';

export const useStagesText = defineMessages<StagesMessages>('stages', { fr, en });
