import type { PreferenceMessages } from './messages';

export const en: PreferenceMessages = {
  availability: 'Availability',
  salary: 'Desired pay',
  workType: 'Work arrangement',
  companySize: 'Company size',
  companySizePeople: '{size} people',
  industry: 'Industry',
  openToRemote: 'Remote work',
  contract: 'Contract type',
  languages: 'Languages',
  'preference.day_shifts': 'Day shifts',
  'preference.evening_shifts': 'Evening shifts',
  'preference.night_shifts': 'Night shifts',
  'preference.weekends': 'Weekends',
  'preference.relocation': 'Relocation',
  'preference.travel': 'Travel',
  'preference.driving_licence': 'Driver’s licence',
  yes: 'Yes',
  no: 'No',
};
