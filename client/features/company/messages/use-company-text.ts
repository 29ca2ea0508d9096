import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { CompanyMessages } from './messages';

export const useCompanyText = defineMessages<CompanyMessages>('company', { fr, en });
