import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { TeamMessages } from './messages';

export const useTeamText = defineMessages<TeamMessages>('team', { fr, en });
