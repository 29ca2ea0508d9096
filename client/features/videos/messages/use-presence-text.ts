import { defineMessages } from '../../../lib/i18n';
import { en } from './presence-en';
import { fr } from './presence-fr';
import type { PresenceMessages } from './presence-messages';

/** Texts of the phrase that is drawn for a recording. */
export const usePresenceText = defineMessages<PresenceMessages>('presence', { fr, en });
