import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { MatchReviewsMessages } from './messages';

export const useMatchReviewsText = defineMessages<MatchReviewsMessages>('matchReviews', { fr, en });
