import { defineMessages } from '../../../lib/i18n';
import { linkWordsEn } from './link-en';
import { linkWordsFr } from './link-fr';
import type { LinkMessages } from './link-messages';

export const useLinkText = defineMessages<LinkMessages>('link', { fr: linkWordsFr, en: linkWordsEn });
