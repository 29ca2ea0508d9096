import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { HelpMessages } from './messages';

export const useHelpText = defineMessages<HelpMessages>('help', { fr, en });
