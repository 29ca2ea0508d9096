import type { ApplicationNotes } from '@modules/applications/http/notes.contract';
import type { MyReview, Scorecard, TeamReviews } from '@modules/applications/http/reviews.contract';

/** A team's reviews of an application, for stories and specs. */
const idOf = (place: number): string => `0199f0c2-0000-7000-8000-0000000eb${String(place).padStart(3, '0')}`;

const criteria: Scorecard['criteria'] = [
  {
    id: 'skills',
    name: 'Compétences pour le poste',
    anchors: [
      'Très peu de ce que demande l’offre',
      'Une partie',
      'L’essentiel, avec des exemples',
      'Tout, avec des exemples solides',
    ],
  },
  {
    id: 'communication',
    name: 'Clarté',
    anchors: [
      'Difficile à suivre',
      'Se comprend avec effort',
      'Clair et direct',
      'Clair, structuré, adapté à qui écoute',
    ],
  },
];

export const standardScorecard: Scorecard = {
  job_id: idOf(1),
  title: 'Infirmière clinicienne, soins intensifs',
  criteria,
  version: 0,
  templates: [
    { id: 'standard', name: 'Général', criteria },
    { id: 'trades', name: 'Métiers et santé', criteria: criteria.slice(0, 1) },
  ],
  allowed_actions: ['EDIT'],
};

export const notReviewed: MyReview = { application_id: idOf(2), criteria, review: null, posting_closed: false };

export const reviewed: MyReview = {
  ...notReviewed,
  review: {
    scores: [
      {
        criterion_id: 'skills',
        criterion: 'Compétences pour le poste',
        score: 3,
        note: 'Trois ans aux soins intensifs.',
      },
      { criterion_id: 'communication', criterion: 'Clarté', score: 4, note: 'Explique une garde difficile pas à pas.' },
    ],
    average: 3.5,
    after_close: false,
    submitted_at: '2026-11-10T15:00:00.000Z',
    updated_at: '2026-11-10T15:00:00.000Z',
    versions: [{ at: '2026-11-10T15:00:00.000Z', average: 3.5, after_close: false }],
  },
};

export const teamOpinion: TeamReviews = {
  reviews: [
    {
      ...(reviewed.review ?? { scores: [], average: null, after_close: false, updated_at: '', versions: [] }),
      reviewer: 'Camille Roy',
      is_yours: true,
      submitted_at: '2026-11-10T15:00:00.000Z',
    },
    {
      reviewer: 'Luc Tremblay',
      is_yours: false,
      scores: [
        { criterion_id: 'skills', criterion: 'Compétences pour le poste', score: 2, note: 'Peu d’exemples récents.' },
        { criterion_id: 'communication', criterion: 'Clarté', score: null, note: '' },
      ],
      average: 2,
      after_close: true,
      submitted_at: '2026-11-11T15:00:00.000Z',
      updated_at: '2026-11-11T16:00:00.000Z',
      versions: [
        { at: '2026-11-11T15:00:00.000Z', average: 3, after_close: true },
        { at: '2026-11-11T16:00:00.000Z', average: 2, after_close: true },
      ],
    },
  ],
  summary: { average: 2.75, spread: 1.5, n: 2 },
  criteria: [
    { criterion_id: 'skills', criterion: 'Compétences pour le poste', average: 2.5, spread: 1, n: 2 },
    { criterion_id: 'communication', criterion: 'Clarté', average: 4, spread: 0, n: 1 },
  ],
};

export const noNotes: ApplicationNotes = {
  notes: [],
  people: [
    { id: idOf(11), full_name: 'Luc Tremblay' },
    { id: idOf(12), full_name: 'Nadia Lefebvre' },
  ],
};

export const teamNotes: ApplicationNotes = {
  ...noNotes,
  notes: [
    {
      id: idOf(21),
      author: 'Nadia Lefebvre',
      is_yours: false,
      text: '@Luc Tremblay, sa garde de nuit ressemble à la nôtre. Qu’en penses-tu?',
      mentions: ['Luc Tremblay'],
      created_at: '2026-11-10T15:00:00.000Z',
    },
    {
      id: idOf(22),
      author: null,
      is_yours: false,
      text: 'Disponible dès janvier.',
      mentions: [],
      created_at: '2026-11-10T16:00:00.000Z',
    },
  ],
};
