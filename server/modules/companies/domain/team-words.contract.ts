/** Roles in a company's team. `identity/domain/seat-roles.contract.ts` has the same list. */
export const teamRoles = ['OWNER', 'RECRUITER', 'HIRING_MANAGER', 'REVIEWER'] as const;
export type TeamRole = (typeof teamRoles)[number];

/** Entries of a team's log. */
export const teamEventKinds = [
  'INVITED',
  'RESENT',
  'CANCELLED',
  'JOINED',
  'ROLE_CHANGED',
  'REMOVED',
  'LEFT',
  'PROMOTED',
  'CREDITS_SHARED',
  'CREDITS_APART',
  'BUDGETS_CHANGED',
] as const;
export type TeamEventKind = (typeof teamEventKinds)[number];
