import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { DashboardMessages } from './messages';

export const useDashboardText = defineMessages<DashboardMessages>('dashboard', { fr, en });
