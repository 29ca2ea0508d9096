import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { SharesMessages } from './messages';

export const useSharesText = defineMessages<SharesMessages>('shares', { fr, en });
