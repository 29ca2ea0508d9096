import type { UserType } from '@modules/identity/http/users.contract';

export const sectionNames = ['account', 'two-step', 'sessions', 'notifications', 'privacy', 'display', 'data'] as const;
export type SectionName = (typeof sectionNames)[number];

/** What concerns each kind of account. An operator gets no letters about applications, and is no candidate. */
const concerned: Readonly<Record<UserType, readonly SectionName[]>> = {
  JOB_SEEKER: sectionNames,
  RECRUITER: sectionNames,
  OPERATOR: ['account', 'two-step', 'sessions', 'display'],
};

export function sectionsOf(userType: UserType): readonly SectionName[] {
  return concerned[userType];
}

/** The section an address asks for, if there is one for this person. */
export function sectionOf(name: string | undefined, userType: UserType): SectionName | null {
  return sectionsOf(userType).find((section) => section === name) ?? null;
}
