import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { MessageTemplatesMessages } from './messages';

export const useMessageTemplatesText = defineMessages<MessageTemplatesMessages>('messageTemplates', { fr, en });
