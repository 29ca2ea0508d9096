/** Common answers in the reader's language; any other text is accepted too. */
export const availabilities = [
  'availability.now',
  'availability.twoWeeks',
  'availability.month',
  'availability.twoMonths',
] as const;

export const workTypes = ['work.onSite', 'work.hybrid', 'work.remote'] as const;

export const industries = [
  'industry.health',
  'industry.software',
  'industry.construction',
  'industry.manufacturing',
  'industry.education',
  'industry.finance',
  'industry.retail',
  'industry.food',
  'industry.transport',
  'industry.public',
] as const;

export const languages = [
  'language.french',
  'language.english',
  'language.spanish',
  'language.arabic',
  'language.creole',
  'language.portuguese',
  'language.mandarin',
] as const;
