import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { BackOfficeMessages } from './messages';

export const useBackOfficeText = defineMessages<BackOfficeMessages>('backOffice', { fr, en });
