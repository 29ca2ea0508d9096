import type { QuestionBlock } from '@modules/media/http/questions.contract';

/** Question sets, for stories and specs. */
export const questionBlocks: readonly QuestionBlock[] = [
  {
    id: '01990000-0000-7000-8000-000000000001',
    title: 'Présentation',
    is_default: true,
    questions: [
      { question_text: 'Pouvez-vous vous présenter et résumer votre parcours ?', suggested_seconds: 60, order: 0 },
    ],
  },
  {
    id: '0199f0c2-0000-7000-8000-00000000f001',
    title: 'Soudure',
    is_default: false,
    questions: [
      { question_text: 'Quels procédés connaissez-vous ?', suggested_seconds: 45, order: 0 },
      { question_text: 'Depuis combien de temps ?', suggested_seconds: null, order: 1 },
    ],
  },
];
