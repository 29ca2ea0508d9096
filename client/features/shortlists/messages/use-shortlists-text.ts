import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { ShortlistsMessages } from './messages';

export const useShortlistsText = defineMessages<ShortlistsMessages>('shortlists', { fr, en });
