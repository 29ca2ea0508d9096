import type { UserType } from './user-type.js';

export interface DemoAccount {
  readonly email: string;
  readonly fullName: string;
  readonly userType: UserType;
}

/** Whom the demo signs in as; made through the same use cases as everybody. `.example` can never receive mail (RFC 2606). */
export const demoAccounts: Readonly<Record<UserType, DemoAccount>> = {
  JOB_SEEKER: { email: 'candidate@demo.example', fullName: 'Camille Tremblay', userType: 'JOB_SEEKER' },
  RECRUITER: { email: 'recruiter@demo.example', fullName: 'Maxime Gagnon', userType: 'RECRUITER' },
  OPERATOR: { email: 'operator@demo.example', fullName: 'Alex Roy', userType: 'OPERATOR' },
};

/** Printed by the demo's start and worth nothing outside it. */
export const DEMO_PASSWORD = 'entrevue-demo';
