import type { UserType } from '@modules/identity/http/users.contract';

export const sectionNames = [
  'account',
  'passkeys',
  'two-step',
  'sessions',
  'notifications',
  'privacy',
  'display',
  'data',
] as const;
export type SectionName = (typeof sectionNames)[number];

/** Sections per kind of account. Operators get no emails about applications and have no profile. */
const concerned: Readonly<Record<UserType, readonly SectionName[]>> = {
  JOB_SEEKER: sectionNames,
  RECRUITER: sectionNames,
  OPERATOR: ['account', 'passkeys', 'two-step', 'sessions', 'display'],
};

export function sectionsOf(userType: UserType): readonly SectionName[] {
  return concerned[userType];
}

/** The section named in the address; null if this person has no such section. */
export function sectionOf(name: string | undefined, userType: UserType): SectionName | null {
  return sectionsOf(userType).find((section) => section === name) ?? null;
}
