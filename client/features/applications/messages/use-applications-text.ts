import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { ApplicationsMessages } from './messages';

export const useApplicationsText = defineMessages<ApplicationsMessages>('applications', { fr, en });
