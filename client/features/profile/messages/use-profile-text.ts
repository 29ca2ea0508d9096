import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { ProfileMessages } from './messages';

export const useProfileText = defineMessages<ProfileMessages>('profile', { fr, en });
