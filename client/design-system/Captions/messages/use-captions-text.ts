import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { CaptionsMessages } from './messages';

export const useCaptionsText = defineMessages<CaptionsMessages>('captions', { fr, en });
