import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { PostingsMessages } from './messages';

export const usePostingsText = defineMessages<PostingsMessages>('postings', { fr, en });
