import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { ApprovalsMessages } from './messages';

export const useApprovalsText = defineMessages<ApprovalsMessages>('approvals', { fr, en });
