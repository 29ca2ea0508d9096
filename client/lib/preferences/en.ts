import type { PreferenceMessages } from './messages';

export const en: PreferenceMessages = {
  availability: 'Availability',
  salary: 'Pay wanted',
  workType: 'Way of working',
  companySize: 'Company size',
  companySizePeople: '{size} people',
  industry: 'Industry',
  openToRemote: 'Remote work',
  contract: 'Kind of contract',
  languages: 'Languages',
  'wish.day_shifts': 'Day work',
  'wish.evening_shifts': 'Evening work',
  'wish.night_shifts': 'Night work',
  'wish.weekends': 'Weekends',
  'wish.relocation': 'Moving for a job',
  'wish.travel': 'Travel',
  'wish.driving_licence': 'Driving licence',
  yes: 'Yes',
  no: 'No',
};
