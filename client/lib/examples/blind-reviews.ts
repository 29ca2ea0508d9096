import type { BlindReviewAnswer } from '@modules/applications/http/blind.contract';

const base: BlindReviewAnswer = {
  application_id: '0199f0c2-0000-7000-8000-0000000eb101',
  job_id: '0199f0c2-0000-7000-8000-0000000eb001',
  job_title: 'Infirmière clinicienne, soins intensifs',
  code_name: 'Candidat·e 4F2A1',
  step: 'TEXT',
  steps: ['TEXT', 'SOUND', 'PICTURE'],
  opened: [{ step: 'TEXT', at: '2026-11-09T14:00:00.000Z' }],
  skills: ['Soins intensifs', 'Ventilation mécanique', 'Triage'],
  years_experience: 8,
  letter:
    'Bonjour, je suis •••. J’ai travaillé huit ans aux soins intensifs, dont trois comme assistante du chef d’équipe.',
  transcript:
    'Bonjour, je m’appelle •••. Aux soins intensifs, j’ai appris à décider vite et à expliquer lentement. La nuit, avec six patients ventilés, c’est l’équipe qui compte.',
  answers: [
    {
      question: 'De quoi êtes-vous fière?',
      answer: 'D’avoir formé douze infirmières à la ventilation, sans une seule nuit à découvert.',
    },
  ],
  own_text: null,
  sound: null,
  allowed_actions: [],
};

/** Steps of a blind review, for stories and specs. */
export const blindReviews = {
  text: base,
  ofAnOwner: { ...base, allowed_actions: ['LEAVE'] },
  withoutAVideo: {
    ...base,
    steps: ['TEXT', 'PICTURE'],
    transcript: null,
    answers: [],
    own_text: { about: 'Infirmière depuis huit ans, formée à l’•••.', experience: 'Soins intensifs, puis urgence.' },
  },
  withoutWords: {
    ...base,
    steps: ['TEXT', 'PICTURE'],
    letter: null,
    transcript: null,
    answers: [],
    own_text: { about: null, experience: null },
  },
  sound: {
    ...base,
    step: 'SOUND',
    sound: { state: 'READY', url: '/api/stream/sound/0199f0c2-0000-7000-8000-0000000eb201' },
  },
  soundPreparing: { ...base, step: 'SOUND', sound: { state: 'PREPARING' } },
  soundGone: { ...base, step: 'SOUND', sound: { state: 'SILENT' } },
  finished: { ...base, step: 'PICTURE', sound: { state: 'SILENT' } },
} satisfies Record<string, BlindReviewAnswer>;
