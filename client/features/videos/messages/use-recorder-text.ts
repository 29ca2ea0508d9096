import { defineMessages } from '../../../lib/i18n';
import { en } from './recorder-en';
import { fr } from './recorder-fr';
import type { RecorderMessages } from './recorder-messages';

export const useRecorderText = defineMessages<RecorderMessages>('recorder', { fr, en });
