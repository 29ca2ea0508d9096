import type { CompanyKey } from './content-types.js';

/** The outcome of a reservation of the demo. */
export type DemoDecision =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'accepted' }
  | { readonly kind: 'declined'; readonly reason: string }
  /** By the recruiter, before an answer. */
  | { readonly kind: 'cancelled' }
  /** Accepted, and the recruiter recorded the hire. */
  | { readonly kind: 'hired' };

export interface DemoReservation {
  readonly company: CompanyKey;
  /** Absent: the demo's own seeker account. */
  readonly seeker?: string;
  readonly message: string | null;
  readonly salary: string | null;
  readonly decision: DemoDecision;
}

/** A few of each status, except the expired ones: a reservation ends by the database's time. */
export const reservations: readonly DemoReservation[] = [
  {
    company: 'hopital',
    message:
      'Nous refaisons le portail par lequel les familles suivent une hospitalisation. Votre travail sur l’accessibilité nous intéresse beaucoup : en parlons-nous ?',
    salary: '82 000 $ à 95 000 $',
    decision: { kind: 'waiting' },
  },
  {
    company: 'construction',
    message: 'Nos chantiers ont besoin d’un outil simple sur téléphone. Vous seriez la première personne de l’équipe.',
    salary: '80 000 $',
    decision: { kind: 'accepted' },
  },
  {
    company: 'boulangerie',
    message: null,
    salary: null,
    decision: { kind: 'declined', reason: 'Je cherche une équipe de développement, même petite. Bonne chance !' },
  },
  {
    company: 'studio',
    seeker: 'emily.carter@demo.example',
    message: 'We are looking for somebody who writes for people who use our maps every day.',
    salary: null,
    decision: { kind: 'accepted' },
  },
  {
    company: 'studio',
    seeker: 'samuel.cote@demo.example',
    message: null,
    salary: '75 000 $',
    decision: { kind: 'declined', reason: 'Merci, mais je ne veux pas changer de ville cette année.' },
  },
  {
    company: 'studio',
    seeker: 'priya.raman@demo.example',
    message: 'We are about to hire our first accountant. Would you tell us how you would set up the first month?',
    salary: '$78,000 to $86,000',
    decision: { kind: 'waiting' },
  },
  {
    company: 'transport',
    seeker: 'marc-antoine.gelinas@demo.example',
    message: 'Nous agrandissons le centre de Lévis et cherchons quelqu’un pour suivre le chantier.',
    salary: null,
    decision: { kind: 'cancelled' },
  },
  {
    company: 'acier',
    seeker: 'jean-guy.pelletier@demo.example',
    message: 'Nos apprentis auraient besoin de vous, deux jours par semaine.',
    salary: '38 $ de l’heure',
    decision: { kind: 'hired' },
  },
  {
    company: 'cpe',
    seeker: 'mariam.traore@demo.example',
    message: 'Nous ouvrons un poste d’aide-éducatrice. Votre calme avec les résidents nous a frappées.',
    salary: '23 $ de l’heure',
    decision: { kind: 'waiting' },
  },
];
