import { defineMessages } from '../../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { CalendarMessages } from './messages';

export const useCalendarText = defineMessages<CalendarMessages>('settings-calendar', { fr, en });
