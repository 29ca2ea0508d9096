import { DEMO_PASSWORD, demoAccounts } from '../modules/identity/domain/demo-accounts.js';

/**
 * The accounts with which a visitor signs in to look around; their password is `password`. Other accounts of the demo have the same
 * password.
 */
export const accounts = [
  { role: 'Job seeker', email: demoAccounts.JOB_SEEKER.email, password: DEMO_PASSWORD },
  { role: 'Recruiter', email: demoAccounts.RECRUITER.email, password: DEMO_PASSWORD },
  { role: 'Operator', email: demoAccounts.OPERATOR.email, password: DEMO_PASSWORD },
] as const;

/** The lines that the launcher prints, one per account. */
export function accountLines(): readonly string[] {
  return accounts.map(({ role, email, password }) => `${role.padEnd(10)}  ${email.padEnd(24)}  ${password}`);
}
