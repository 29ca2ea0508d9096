import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { NotificationsMessages } from './messages';

export const useNotificationsText = defineMessages<NotificationsMessages>('notifications', { fr, en });
