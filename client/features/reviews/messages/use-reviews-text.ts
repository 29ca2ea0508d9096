import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { ReviewsMessages } from './messages';

export const useReviewsText = defineMessages<ReviewsMessages>('reviews', { fr, en });
