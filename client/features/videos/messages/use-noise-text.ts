import { defineMessages } from '../../../lib/i18n';
import { en } from './noise-en';
import { fr } from './noise-fr';
import type { NoiseMessages } from './noise-messages';

/** Texts of the choice to reduce noise in the sound. */
export const useNoiseText = defineMessages<NoiseMessages>('noise', { fr, en });
