import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { BillingMessages } from './messages';

export const useBillingText = defineMessages<BillingMessages>('billing', { fr, en });
