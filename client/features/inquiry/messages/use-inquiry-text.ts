import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { InquiryMessages } from './messages';

export const useInquiryText = defineMessages<InquiryMessages>('inquiry', { fr, en });
