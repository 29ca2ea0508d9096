import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { HiringMessages } from './messages';

export const useHiringText = defineMessages<HiringMessages>('hiring', { fr, en });
