import { defineMessages } from '../i18n';
import { en } from './en';
import { fr } from './fr';
import type { SharedMessages } from './messages';

export const useSharedText = defineMessages<SharedMessages>('shared', { fr, en });
