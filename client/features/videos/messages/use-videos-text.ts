import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { VideosMessages } from './messages';

export const useVideosText = defineMessages<VideosMessages>('videos', { fr, en });
