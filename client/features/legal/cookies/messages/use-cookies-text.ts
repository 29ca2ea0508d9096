import { defineMessages } from '../../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { CookiesMessages } from './messages';

export const useCookiesText = defineMessages<CookiesMessages>('cookies', { fr, en });
