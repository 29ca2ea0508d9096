import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { MessagesMessages } from './messages';

export const useMessagesText = defineMessages<MessagesMessages>('messages', { fr, en });
