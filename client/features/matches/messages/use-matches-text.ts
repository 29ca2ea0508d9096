import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { MatchesMessages } from './messages';

export const useMatchesText = defineMessages<MatchesMessages>('matches', { fr, en });
