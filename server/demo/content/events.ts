import type { AgendaItem, Bilingual, EventKind } from '../../modules/bookings/domain/event.entity.js';
import type { CompanyKey } from './content-types.js';

export interface DemoEvent {
  readonly slug: string;
  readonly company: CompanyKey;
  readonly type: EventKind;
  /** Days after the day on which the demo is created. */
  readonly inDays: number;
  /** Time of day in Montréal. */
  readonly from: string;
  readonly to: string;
  readonly maxAttendees: number;
  readonly title: Bilingual;
  readonly description: Bilingual;
  readonly location: Bilingual;
  readonly agenda: readonly AgendaItem[];
  readonly requirements: readonly Bilingual[];
  readonly benefits: readonly Bilingual[];
}

/** Samples, marked as such on screen: the places are real and can be used up. */
export const events: readonly DemoEvent[] = [
  {
    slug: 'demo-introduce-yourself-on-video',
    company: 'studio',
    type: 'ONLINE',
    inDays: 24,
    from: '18:00',
    to: '19:30',
    maxAttendees: 100,
    title: { fr: 'Se présenter en vidéo, sans se vendre', en: 'Introduce yourself on video, without the sales pitch' },
    description: {
      fr: 'Un atelier pratique d’une heure et demie : préparer trois réponses courtes, s’enregistrer avec un simple téléphone, et choisir ce que l’on garde pour soi. Chaque personne repart avec un plan de deux minutes.',
      en: 'A practical workshop of an hour and a half: prepare three short answers, record them with an ordinary phone, and choose what you keep to yourself. Everybody leaves with a plan of two minutes.',
    },
    location: { fr: 'En ligne', en: 'Online' },
    agenda: [
      { time: '18:00', title: { fr: 'Accueil et tour d’écran', en: 'Welcome and round of screens' }, speaker: null },
      {
        time: '18:15',
        title: { fr: 'Trois questions qui suffisent', en: 'Three questions that are enough' },
        speaker: 'Marie-Ève Tremblay',
      },
      {
        time: '18:45',
        title: { fr: 'On s’enregistre, chacun·e chez soi', en: 'Recording, each at home' },
        speaker: null,
      },
      { time: '19:15', title: { fr: 'Vos questions', en: 'Your questions' }, speaker: null },
    ],
    requirements: [
      { fr: 'Un téléphone ou un ordinateur avec caméra', en: 'A phone or a computer with a camera' },
      { fr: 'Un endroit calme', en: 'A quiet place' },
    ],
    benefits: [
      { fr: 'Un plan de présentation de deux minutes', en: 'A plan for an introduction of two minutes' },
      { fr: 'Les réponses aux questions sur ce qui reste masqué', en: 'Answers about what stays masked' },
    ],
  },
  {
    slug: 'demo-meet-the-hospital',
    company: 'hopital',
    type: 'IN_PERSON',
    inDays: 38,
    from: '13:00',
    to: '16:00',
    maxAttendees: 50,
    title: { fr: 'Portes ouvertes au bloc opératoire', en: 'Open house at the operating block' },
    description: {
      fr: 'Visitez le bloc rénové, parlez avec les équipes de soins et voyez comment se passe une semaine de travail. La visite se fait en petits groupes, en français, avec un groupe en anglais.',
      en: 'Visit the renovated block, talk with the care teams and see what a week of work is like. The tour goes in small groups, in French, with one group in English.',
    },
    location: {
      fr: 'Centre hospitalier du Fleuve, entrée B, Trois-Rivières',
      en: 'Centre hospitalier du Fleuve, entrance B, Trois-Rivières',
    },
    agenda: [
      { time: '13:00', title: { fr: 'Accueil, entrée B', en: 'Welcome, entrance B' }, speaker: 'Josée Lemire' },
      { time: '13:30', title: { fr: 'Visite en petits groupes', en: 'Tour in small groups' }, speaker: null },
      { time: '15:00', title: { fr: 'Café avec les équipes', en: 'Coffee with the teams' }, speaker: null },
    ],
    requirements: [
      { fr: 'Des chaussures fermées', en: 'Closed shoes' },
      { fr: 'Une pièce d’identité à l’accueil', en: 'A piece of identification at the entrance' },
    ],
    benefits: [
      { fr: 'Une rencontre avec les équipes, sans entrevue', en: 'Meeting the teams, without an interview' },
      { fr: 'Le café est offert', en: 'Coffee is on us' },
    ],
  },
];
