import type { ApplicationStatus } from './application-lifecycle.js';

/** The stages of a posting whose team has not made its own: one for each status, with the status as id. */
export const standardStages: readonly {
  readonly id: ApplicationStatus;
  readonly name: { readonly fr: string; readonly en: string };
  readonly mapsTo: ApplicationStatus;
}[] = [
  { id: 'PENDING', name: { fr: 'Nouvelle', en: 'New' }, mapsTo: 'PENDING' },
  { id: 'REVIEWED', name: { fr: 'Examinée', en: 'Reviewed' }, mapsTo: 'REVIEWED' },
  { id: 'INTERVIEW', name: { fr: 'Entrevue', en: 'Interview' }, mapsTo: 'INTERVIEW' },
  { id: 'OFFERED', name: { fr: 'Offre', en: 'Offer' }, mapsTo: 'OFFERED' },
  { id: 'ACCEPTED', name: { fr: 'Acceptée', en: 'Accepted' }, mapsTo: 'ACCEPTED' },
  { id: 'REJECTED', name: { fr: 'Refusée', en: 'Declined' }, mapsTo: 'REJECTED' },
  { id: 'WITHDRAWN', name: { fr: 'Retirée', en: 'Withdrawn' }, mapsTo: 'WITHDRAWN' },
];
