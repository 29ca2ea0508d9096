import { defineMessages } from '../../../lib/i18n';
import { en } from './blind-en';
import type { BlindMessages } from './blind-messages';
import { fr } from './blind-fr';

export const useBlindText = defineMessages<BlindMessages>('blind-reviews', { fr, en });
