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
  'preference.day_shifts': 'Travail de jour',
  'preference.evening_shifts': 'Travail de soir',
  'preference.night_shifts': 'Travail de nuit',
  'preference.weekends': 'Fins de semaine',
  'preference.relocation': 'Déménagement',
  'preference.travel': 'Déplacements',
  'preference.driving_licence': 'Permis de conduire',
  yes: 'Oui',
  no: 'Non',
};
