import { defineMessages } from '../i18n';
import { en } from './en';
import { fr } from './fr';
import type { PreferenceMessages } from './messages';

export const usePreferenceText = defineMessages<PreferenceMessages>('preferences', { fr, en });
