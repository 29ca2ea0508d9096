import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { AuthMessages } from './messages';

export const useAuthText = defineMessages<AuthMessages>('auth', { fr, en });
