import type { CompanyKey } from './content-types.js';

/** The outcome of a reservation of the demo. */
export type DemoDecision =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'accepted' }
  | { readonly kind: 'declined'; readonly reason: string };

export interface DemoReservation {
  readonly company: CompanyKey;
  /** Absent: the demo's own seeker account. */
  readonly seeker?: string;
  readonly message: string | null;
  readonly salary: string | null;
  readonly decision: DemoDecision;
}

/**
 * A few of each status for the demo's own seeker, and two answered ones of the demo's own recruiter. Visitors make waiting ones themselves,
 * with the promised credits.
 */
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
];
