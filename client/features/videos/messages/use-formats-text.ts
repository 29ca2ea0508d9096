import { defineMessages } from '../../../lib/i18n';
import { en } from './formats-en';
import { fr } from './formats-fr';
import type { FormatsMessages } from './formats-messages';

/** Texts of the other ways to answer: sound only, in writing. */
export const useFormatsText = defineMessages<FormatsMessages>('formats', { fr, en });
