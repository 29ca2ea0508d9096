import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { LegalMessages } from './messages';

export const useLegalText = defineMessages<LegalMessages>('legal', { fr, en });
