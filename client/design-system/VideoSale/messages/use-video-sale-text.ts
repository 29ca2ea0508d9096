import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { VideoSaleMessages } from './messages';

export const useVideoSaleText = defineMessages<VideoSaleMessages>('videoSale', { fr, en });
