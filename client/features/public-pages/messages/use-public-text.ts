import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { PublicMessages } from './messages';

export const usePublicText = defineMessages<PublicMessages>('public-pages', { fr, en });
