import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { StudioMessages } from './messages';

export const useStudioText = defineMessages<StudioMessages>('studio-booking', { fr, en });
