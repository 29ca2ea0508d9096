import { defineMessages } from '../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { AppMessages } from './messages';

export const useAppText = defineMessages<AppMessages>('app', { fr, en });
