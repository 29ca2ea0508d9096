import { defineMessages } from '../../../lib/i18n';
import { en } from './live-en';
import { fr } from './live-fr';
import type { LiveMessages } from './live-messages';

/** Words of the mark "recorded here, live". */
export const useLiveText = defineMessages<LiveMessages>('live', { fr, en });
