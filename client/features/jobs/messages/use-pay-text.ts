import { defineMessages } from '../../../lib/i18n';
import { en } from './pay-en';
import { fr } from './pay-fr';
import type { PayMessages } from './pay-messages';

export const usePayText = defineMessages<PayMessages>('job-pay', { fr, en });
