import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { HandoverMessages } from './messages';

export const useHandoverText = defineMessages<HandoverMessages>('handover', { fr, en });
