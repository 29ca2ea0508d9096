import { defineMessages } from '../../../lib/i18n';
import { en } from './kind-en';
import { fr } from './kind-fr';
import type { KindMessages } from './kind-messages';

/** Words for presentations on video, by sound only and in writing: `text('open.AUDIO')`, "Listen". */
export const useKindText = defineMessages<KindMessages>('kinds', { fr, en });
