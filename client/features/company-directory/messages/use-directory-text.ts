import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { CompanyDirectoryMessages } from './messages';

export const useDirectoryText = defineMessages<CompanyDirectoryMessages>('company-directory', { fr, en });
