import { type Subject, viewOf } from './visibility.policy.js';

const seeker: Subject = {
  id: 's',
  userType: 'JOB_SEEKER',
  status: 'ACTIVE',
  approvalStatus: 'APPROVED',
  visible: true,
};
const recruiter: Subject = {
  id: 'r',
  userType: 'RECRUITER',
  status: 'ACTIVE',
  approvalStatus: 'APPROVED',
  visible: true,
};
const operator: Subject = {
  id: 'o',
  userType: 'OPERATOR',
  status: 'ACTIVE',
  approvalStatus: 'APPROVED',
  visible: true,
};
const subjects = {
  seeker,
  'hidden seeker': { ...seeker, visible: false },
  'suspended seeker': { ...seeker, status: 'SUSPENDED' },
  recruiter,
  'pending recruiter': { ...recruiter, approvalStatus: 'PENDING' },
  operator,
} as const;

describe('who sees whom', () => {
  it.each([
    [
      'JOB_SEEKER',
      {
        seeker: null,
        'hidden seeker': null,
        'suspended seeker': null,
        recruiter: 'contact',
        'pending recruiter': null,
        operator: null,
      },
    ],
    [
      'RECRUITER',
      {
        seeker: 'candidate',
        'hidden seeker': null,
        'suspended seeker': null,
        recruiter: null,
        'pending recruiter': null,
        operator: null,
      },
    ],
    [
      'PENDING_RECRUITER',
      {
        seeker: null,
        'hidden seeker': null,
        'suspended seeker': null,
        recruiter: null,
        'pending recruiter': null,
        operator: null,
      },
    ],
    [
      'OPERATOR',
      {
        seeker: 'account',
        'hidden seeker': 'account',
        'suspended seeker': 'account',
        recruiter: 'account',
        'pending recruiter': 'account',
        operator: 'account',
      },
    ],
  ])('%s', (role, expected) => {
    const seen = Object.fromEntries(
      Object.entries(subjects).map(([name, subject]) => [name, viewOf({ id: 'viewer', role }, subject)]),
    );
    expect(seen).toEqual(expected);
  });

  it('everybody sees themselves', () => {
    for (const role of ['JOB_SEEKER', 'RECRUITER', 'PENDING_RECRUITER']) {
      expect(viewOf({ id: 's', role }, { ...seeker, visible: false })).toBe('account');
    }
  });
});
