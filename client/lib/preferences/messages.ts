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
  'wish.day_shifts': string;
  'wish.evening_shifts': string;
  'wish.night_shifts': string;
  'wish.weekends': string;
  'wish.relocation': string;
  'wish.travel': string;
  'wish.driving_licence': string;
  yes: string;
  no: string;
}
