import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { SettingsMessages } from './messages';

export const useSettingsText = defineMessages<SettingsMessages>('settings', { fr, en });
