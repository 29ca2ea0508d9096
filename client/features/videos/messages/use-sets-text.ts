import { defineMessages } from '../../../lib/i18n';
import { en } from './sets-en';
import { fr } from './sets-fr';
import type { SetsMessages } from './sets-messages';

export const useSetsText = defineMessages<SetsMessages>('questionSets', { fr, en });
