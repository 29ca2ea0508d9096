import { defineMessages } from '../../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { ConnectedCalendarMessages } from './messages';

export const useConnectedCalendarText = defineMessages<ConnectedCalendarMessages>('settings-connected-calendar', {
  fr,
  en,
});
