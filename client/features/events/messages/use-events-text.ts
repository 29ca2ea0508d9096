import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { EventsMessages } from './messages';

export const useEventsText = defineMessages<EventsMessages>('events', { fr, en });
