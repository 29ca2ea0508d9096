/** Texts of a seeker's job preferences, for forms and profiles. */
export interface PreferenceMessages {
  availability: string;
  salary: string;
  workType: string;
  companySize: string;
  companySizePeople: string;
  industry: string;
  openToRemote: string;
  contract: string;
  languages: string;
  'preference.day_shifts': string;
  'preference.evening_shifts': string;
  'preference.night_shifts': string;
  'preference.weekends': string;
  'preference.relocation': string;
  'preference.travel': string;
  'preference.driving_licence': string;
  yes: string;
  no: string;
}
