import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { OfflineMessages } from './messages';

export const useOfflineText = defineMessages<OfflineMessages>('offline', { fr, en });
