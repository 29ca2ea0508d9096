import { defineMessages } from '../../../lib/i18n';
import { en } from './questions-en';
import { fr } from './questions-fr';
import type { QuestionsMessages } from './questions-messages';

export const useQuestionsText = defineMessages<QuestionsMessages>('postingQuestions', { fr, en });
