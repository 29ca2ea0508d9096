import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { PaletteMessages } from './messages';

/** Both languages are loaded together, because the search accepts words of either. */
export const catalogues = { fr, en };
export const usePaletteText = defineMessages<PaletteMessages>('palette', catalogues);
