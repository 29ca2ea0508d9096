import { DEMO_PASSWORD, demoAccounts } from '../modules/identity/domain/demo-accounts.js';

/** The accounts a person signs in with to look around; their password is `password`. Others of the demo share it. */
export const accounts = [
  { role: 'Job seeker', email: demoAccounts.JOB_SEEKER.email, password: DEMO_PASSWORD },
  { role: 'Recruiter', email: demoAccounts.RECRUITER.email, password: DEMO_PASSWORD },
  { role: 'Operator', email: demoAccounts.OPERATOR.email, password: DEMO_PASSWORD },
] as const;

/** What the launcher prints, one account a line. */
export function accountLines(): readonly string[] {
  return accounts.map(({ role, email, password }) => `${role.padEnd(10)}  ${email.padEnd(24)}  ${password}`);
}
