import type { UserType } from './user-type.js';

export interface DemoAccount {
  readonly email: string;
  readonly fullName: string;
  readonly userType: UserType;
}

/** Accounts of the demo, created by the normal use cases. `.example` cannot receive email (RFC 2606). */
export const demoAccounts: Readonly<Record<UserType, DemoAccount>> = {
  JOB_SEEKER: { email: 'candidate@demo.example', fullName: 'Camille Tremblay', userType: 'JOB_SEEKER' },
  RECRUITER: { email: 'recruiter@demo.example', fullName: 'Maxime Gagnon', userType: 'RECRUITER' },
  OPERATOR: { email: 'operator@demo.example', fullName: 'Alex Roy', userType: 'OPERATOR' },
};

/** Printed when the demo starts. Of no use outside it. */
export const DEMO_PASSWORD = 'entrevue-demo';
