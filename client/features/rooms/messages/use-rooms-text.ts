import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { RoomsMessages } from './messages';

export const useRoomsText = defineMessages<RoomsMessages>('rooms', { fr, en });
