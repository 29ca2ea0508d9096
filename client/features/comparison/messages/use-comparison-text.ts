import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { ComparisonMessages } from './messages';

export const useComparisonText = defineMessages<ComparisonMessages>('comparison', { fr, en });
