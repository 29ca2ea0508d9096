import type { PreferenceMessages } from './messages';

export const fr: PreferenceMessages = {
  availability: 'Disponibilité',
  salary: 'Salaire souhaité',
  workType: 'Mode de travail',
  companySize: 'Taille d’entreprise',
  companySizePeople: '{size} personnes',
  industry: 'Secteur',
  openToRemote: 'Télétravail',
  contract: 'Type de contrat',
  languages: 'Langues',
  'wish.day_shifts': 'Travail de jour',
  'wish.evening_shifts': 'Travail de soir',
  'wish.night_shifts': 'Travail de nuit',
  'wish.weekends': 'Fins de semaine',
  'wish.relocation': 'Déménagement',
  'wish.travel': 'Déplacements',
  'wish.driving_licence': 'Permis de conduire',
  yes: 'Oui',
  no: 'Non',
};
