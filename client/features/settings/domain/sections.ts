import type { User, UserType } from '@modules/identity/http/users.contract';

export const sectionNames = [
  'account',
  'passkeys',
  'two-step',
  'sessions',
  'notifications',
  'calendar',
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

export type Owner = Pick<User, 'user_type' | 'approval_status' | 'company'>;

/** Only approved members of a team have interviews with candidates, so only they have a calendar. */
export function sectionsOf({ user_type: userType, approval_status: approval, company }: Owner): readonly SectionName[] {
  const isInTeam = approval === 'APPROVED' && company !== null;
  return isInTeam ? concerned[userType] : concerned[userType].filter((name) => name !== 'calendar');
}

/** The section named in the address; null if this person has no such section. */
export function sectionOf(name: string | undefined, owner: Owner): SectionName | null {
  return sectionsOf(owner).find((section) => section === name) ?? null;
}
