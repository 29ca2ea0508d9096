import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { CompanySignInMessages } from './messages';

export const useCompanySignInText = defineMessages<CompanySignInMessages>('company-sign-in', { fr, en });
