import type { ComparedPerson, Comparison } from '@modules/applications/http/comparison.contract';

const idOf = (place: number): string => `0199f0c2-0000-7000-8000-0000000cc00${place}`;

const video: ComparedPerson['media'] = {
  kind: 'VIDEO',
  url: '/samples/clip.mp4',
  hls_url: null,
  poster_url: '',
  duration: 8,
};

const camille: ComparedPerson = {
  application_id: idOf(1),
  name: 'Camille Tremblay',
  shows: 'ALL',
  status: 'REVIEWED',
  closed_reason: null,
  stage: { id: 'call', name: { fr: 'Appel de présélection', en: 'Screening call' } },
  match_score: 91,
  skills: ['Soins intensifs', 'Triage'],
  years_experience: 8,
  own_average: 3.5,
  team: {
    average: 3.25,
    spread: 0.5,
    n: 2,
    criteria: [
      { criterion_id: 'skills', average: 3.5 },
      { criterion_id: 'communication', average: 3 },
    ],
  },
  media: video,
  transcript: 'Bonjour, je suis Camille. J’ai formé douze infirmières à la ventilation.',
  own_text: null,
};

const luc: ComparedPerson = {
  ...camille,
  application_id: idOf(2),
  name: 'Luc Okafor',
  stage: { id: 'INTERVIEW', name: { fr: 'Entrevue', en: 'Interview' } },
  status: 'INTERVIEW',
  match_score: 84,
  years_experience: 5,
  own_average: null,
  team: null,
  transcript: 'Bonjour, Luc Okafor. La nuit, c’est l’équipe qui compte.',
};

const hidden: ComparedPerson = {
  ...luc,
  application_id: idOf(3),
  name: 'Candidat·e 4F2A1',
  shows: 'WORDS',
  status: 'PENDING',
  stage: { id: 'PENDING', name: { fr: 'Nouvelle', en: 'New' } },
  match_score: null,
  media: null,
  transcript: 'Bonjour, je m’appelle •••. Aux soins intensifs, j’ai appris à expliquer lentement.',
};

const voice: ComparedPerson = {
  ...hidden,
  application_id: idOf(4),
  name: 'Candidat·e 9B07C',
  shows: 'SOUND',
  media: { kind: 'SOUND', url: '/samples/clip.mp4', duration: 8 },
  transcript: null,
  own_text: { about: 'Infirmière depuis douze ans, formée à l’•••.', experience: null },
};

const place = (
  person: ComparedPerson,
  start: number | null,
  end: number | null,
  said: string | null,
  written = null as string | null,
) => ({
  application_id: person.application_id,
  start,
  end,
  said,
  written,
});

const four: Comparison = {
  job_id: '0199f0c2-0000-7000-8000-000000000001',
  title: 'Infirmière clinicienne, soins intensifs',
  criteria: [
    { id: 'skills', name: 'Compétences pour le poste' },
    { id: 'communication', name: 'Clarté' },
  ],
  people: [camille, luc, hidden, voice],
  questions: [
    {
      text: 'Racontez une nuit difficile.',
      of_posting: true,
      answers: [
        place(camille, 0, 3, 'Une nuit avec six patients ventilés, et deux d’entre nous.'),
        place(luc, 2, 8, 'Un transfert qui n’arrivait pas. J’ai appelé trois hôpitaux.'),
        place(hidden, null, null, 'Une panne de courant. Nous avons ventilé à la main pendant onze minutes.'),
        place(voice, 1, 5, null, 'Un arrêt dans l’ascenseur.'),
      ],
    },
    {
      text: 'De quoi êtes-vous fière?',
      of_posting: false,
      answers: [place(camille, 3, 8, 'D’avoir formé douze infirmières.')],
    },
  ],
};

/** Comparisons of applicants, for stories and specs. */
export const comparisons = {
  four,
  two: { ...four, people: [camille, luc] },
  masked: {
    ...four,
    people: [
      camille,
      {
        ...luc,
        application_id: idOf(5),
        name: 'Candidat·e',
        shows: 'MASK',
        media: null,
        transcript: null,
        own_text: null,
      },
    ],
    questions: [],
  },
  nobody: { ...four, people: [], questions: [] },
} as const satisfies Readonly<Record<string, Comparison>>;
