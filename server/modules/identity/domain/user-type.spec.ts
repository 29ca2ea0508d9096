import { approvalStatuses, roleOf, userTypes } from './user-type.js';

describe('the role of an account', () => {
  it('is its kind, except that a recruiter who is not approved is a pending recruiter', () => {
    const roles = userTypes.flatMap((type) =>
      approvalStatuses.map((approval) => [type, approval, roleOf(type, approval)]),
    );
    expect(roles).toEqual([
      ['JOB_SEEKER', 'PENDING', 'JOB_SEEKER'],
      ['JOB_SEEKER', 'APPROVED', 'JOB_SEEKER'],
      ['JOB_SEEKER', 'REJECTED', 'JOB_SEEKER'],
      ['RECRUITER', 'PENDING', 'PENDING_RECRUITER'],
      ['RECRUITER', 'APPROVED', 'RECRUITER'],
      ['RECRUITER', 'REJECTED', 'PENDING_RECRUITER'],
      ['OPERATOR', 'PENDING', 'OPERATOR'],
      ['OPERATOR', 'APPROVED', 'OPERATOR'],
      ['OPERATOR', 'REJECTED', 'OPERATOR'],
    ]);
  });
});
