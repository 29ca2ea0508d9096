import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { PaletteMessages } from './messages';

/** Both languages come together: a word is found in either, whichever is on screen. */
export const catalogues = { fr, en };
export const usePaletteText = defineMessages<PaletteMessages>('palette', catalogues);
