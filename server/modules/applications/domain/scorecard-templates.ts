import type { Criterion } from './review-scores.js';

export interface Template {
  readonly id: string;
  readonly name: string;
  readonly criteria: readonly Criterion[];
}

type Words = Readonly<Record<'fr' | 'en', string>>;
type Scale = readonly [Words, Words, Words, Words];

/** Criteria that teams begin with. Each scale names what was seen or heard, not a feeling, so that two reviewers mean the same. */
const criteria: Readonly<Record<string, { readonly name: Words; readonly anchors: Scale }>> = {
  skills: {
    name: { fr: 'Compétences pour le poste', en: 'Skills for the job' },
    anchors: [
      { fr: 'Très peu de ce que demande l’offre', en: 'Very little of what the posting asks for' },
      { fr: 'Une partie; il faudrait former', en: 'Part of it; training would be needed' },
      { fr: 'L’essentiel, avec des exemples', en: 'Most of it, with examples' },
      { fr: 'Tout, avec des exemples solides', en: 'All of it, with strong examples' },
    ],
  },
  experience: {
    name: { fr: 'Expérience utile', en: 'Relevant experience' },
    anchors: [
      { fr: 'Aucune expérience proche', en: 'No related experience' },
      { fr: 'Un début, ou dans un autre domaine', en: 'A start, or in another field' },
      { fr: 'Une expérience semblable', en: 'Similar experience' },
      { fr: 'La même expérience, réussie', en: 'The same experience, with success' },
    ],
  },
  communication: {
    name: { fr: 'Clarté', en: 'Clarity' },
    anchors: [
      { fr: 'Difficile à suivre', en: 'Hard to follow' },
      { fr: 'Se comprend avec effort', en: 'Understandable with effort' },
      { fr: 'Clair et direct', en: 'Clear and direct' },
      { fr: 'Clair, structuré, adapté à qui écoute', en: 'Clear, structured, fit for the listener' },
    ],
  },
  teamwork: {
    name: { fr: 'Travail d’équipe', en: 'Teamwork' },
    anchors: [
      { fr: 'Aucun exemple', en: 'No example' },
      { fr: 'Un exemple vague', en: 'A vague example' },
      { fr: 'Un exemple concret', en: 'A concrete example' },
      { fr: 'Plusieurs exemples, avec leur effet', en: 'Several examples, with their effect' },
    ],
  },
  motivation: {
    name: { fr: 'Intérêt pour le poste', en: 'Interest in the job' },
    anchors: [
      { fr: 'Aucun intérêt exprimé', en: 'No interest expressed' },
      { fr: 'Général, pour n’importe quel poste', en: 'General, for any job' },
      { fr: 'Lié à ce poste', en: 'About this job' },
      {
        fr: 'Lié à ce poste et à cette entreprise, avec des raisons',
        en: 'About this job and this company, with reasons',
      },
    ],
  },
  safety: {
    name: { fr: 'Santé et sécurité', en: 'Health and safety' },
    anchors: [
      { fr: 'Ignore les règles de base', en: 'Does not know the basic rules' },
      { fr: 'Connaît les règles', en: 'Knows the rules' },
      { fr: 'Les applique, avec un exemple', en: 'Applies them, with an example' },
      { fr: 'Les fait appliquer par d’autres', en: 'Makes others apply them' },
    ],
  },
  service: {
    name: { fr: 'Service à la clientèle', en: 'Customer service' },
    anchors: [
      { fr: 'Aucun exemple', en: 'No example' },
      { fr: 'Reste poli', en: 'Stays polite' },
      { fr: 'Règle un cas difficile', en: 'Solves a difficult case' },
      { fr: 'Règle un cas difficile et garde la personne', en: 'Solves a difficult case and keeps the customer' },
    ],
  },
  'problem-solving': {
    name: { fr: 'Résolution de problèmes', en: 'Problem solving' },
    anchors: [
      { fr: 'Attend des instructions', en: 'Waits for instructions' },
      { fr: 'Règle ce qui est connu', en: 'Solves what is known' },
      { fr: 'Règle ce qui est nouveau', en: 'Solves what is new' },
      { fr: 'Règle ce qui est nouveau et le prévient ensuite', en: 'Solves what is new and prevents it afterwards' },
    ],
  },
  leadership: {
    name: { fr: 'Gestion d’équipe', en: 'Leading people' },
    anchors: [
      { fr: 'Aucune expérience', en: 'No experience' },
      { fr: 'A remplacé une personne responsable', en: 'Stood in for a lead' },
      { fr: 'A dirigé une petite équipe', en: 'Led a small team' },
      { fr: 'A fait progresser une équipe, avec des résultats', en: 'Developed a team, with results' },
    ],
  },
};

const sets: readonly { readonly id: string; readonly name: Words; readonly criteria: readonly string[] }[] = [
  {
    id: 'standard',
    name: { fr: 'Général', en: 'General' },
    criteria: ['skills', 'experience', 'communication', 'motivation'],
  },
  {
    id: 'office',
    name: { fr: 'Bureau et services', en: 'Office and services' },
    criteria: ['skills', 'communication', 'service', 'problem-solving', 'teamwork'],
  },
  {
    id: 'trades',
    name: { fr: 'Métiers et santé', en: 'Trades and health' },
    criteria: ['skills', 'experience', 'safety', 'teamwork', 'communication'],
  },
  {
    id: 'lead',
    name: { fr: 'Poste de direction', en: 'Leading position' },
    criteria: ['leadership', 'skills', 'problem-solving', 'communication', 'motivation'],
  },
];

/**
 * The templates in a posting's language, named in the reader's. The first one holds until the team saves its own criteria.
 */
export const templatesIn = (language: 'fr' | 'en', readBy: 'fr' | 'en' = language): readonly Template[] =>
  sets.map(({ id, name, criteria: chosen }) => ({
    id,
    name: name[readBy],
    criteria: chosen.flatMap((key) => {
      const found = criteria[key];
      if (!found) return [];
      const [one, two, three, four] = found.anchors;
      const anchors = [one[language], two[language], three[language], four[language]] as const;
      return [{ id: key, name: found.name[language], anchors }];
    }),
  }));

export const standardCriteria = (language: 'fr' | 'en'): readonly Criterion[] =>
  templatesIn(language)[0]?.criteria ?? [];
