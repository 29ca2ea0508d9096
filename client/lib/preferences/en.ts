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
  'wish.day_shifts': 'Day shifts',
  'wish.evening_shifts': 'Evening shifts',
  'wish.night_shifts': 'Night shifts',
  'wish.weekends': 'Weekends',
  'wish.relocation': 'Relocation',
  'wish.travel': 'Travel',
  'wish.driving_licence': 'Driver’s licence',
  yes: 'Yes',
  no: 'No',
};
