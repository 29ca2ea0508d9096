import { unlockingTypes } from './interaction.js';
import { type AccountFile, mayReceive, type Standing, noRelation, type Subject, viewOf } from './visibility.policy.js';

const seeker: Subject = {
  id: 's',
  userType: 'JOB_SEEKER',
  status: 'ACTIVE',
  approvalStatus: 'APPROVED',
  visible: true,
};
const recruiter: Subject = { ...seeker, id: 'r', userType: 'RECRUITER' };
const operator: Subject = { ...seeker, id: 'o', userType: 'OPERATOR' };
const subjects = {
  seeker,
  'hidden seeker': { ...seeker, visible: false },
  'suspended seeker': { ...seeker, status: 'SUSPENDED' },
  recruiter,
  'pending recruiter': { ...recruiter, approvalStatus: 'PENDING' },
  operator,
} as const;
const nobody = {
  seeker: null,
  'hidden seeker': null,
  'suspended seeker': null,
  recruiter: null,
  'pending recruiter': null,
  operator: null,
};

const seenBy = (role: string, standing?: Standing): object =>
  Object.fromEntries(
    Object.entries(subjects).map(([name, subject]) => [name, viewOf({ id: 'viewer', role }, subject, standing)]),
  );

describe('who sees whom', () => {
  it.each([
    ['JOB_SEEKER', { ...nobody, recruiter: 'contact' }],
    ['RECRUITER', { ...nobody, seeker: 'candidate' }],
    ['PENDING_RECRUITER', nobody],
    ['OPERATOR', Object.fromEntries(Object.keys(nobody).map((name) => [name, 'account']))],
  ])('%s', (role, expected) => {
    expect(seenBy(role)).toEqual(expected);
  });

  it('everybody sees themselves', () => {
    for (const role of ['JOB_SEEKER', 'RECRUITER', 'PENDING_RECRUITER']) {
      expect(viewOf({ id: 's', role }, { ...seeker, visible: false })).toBe('account');
    }
  });

  it('keeps a hidden profile in sight of those it is open to, and a suspended one out of it', () => {
    for (const open of unlockingTypes) {
      expect(seenBy('RECRUITER', { open, excluded: false })).toEqual({
        ...nobody,
        seeker: 'candidate',
        'hidden seeker': 'candidate',
      });
    }
  });

  it('hides from whom the seeker excluded, unless the seeker applied there', () => {
    expect(seenBy('RECRUITER', { open: null, excluded: true })).toEqual(nobody);
    const seen = unlockingTypes.filter(
      (open) => viewOf({ id: 'viewer', role: 'RECRUITER' }, seeker, { open, excluded: true }) !== null,
    );
    expect(seen).toEqual(['APPLICATION_SENT', 'INTERVIEW_SCHEDULED', 'OFFER_MADE', 'HIRED']);
  });

  it('opens nothing to anybody but recruiters', () => {
    for (const role of ['JOB_SEEKER', 'PENDING_RECRUITER']) {
      expect(viewOf({ id: 'viewer', role }, seeker, { open: 'HIRED', excluded: false })).toBeNull();
    }
  });
});

describe('who is sent files', () => {
  const files: AccountFile[] = ['avatar', 'resume', 'video'];

  it('oneself and operators all, recruiters with an open profile, seekers the picture of a recruiter', () => {
    const open: Standing = { open: 'RESERVED', excluded: false };
    for (const file of files) {
      expect(mayReceive(file, 'account', noRelation)).toBe(true);
      expect(mayReceive(file, 'candidate', noRelation)).toBe(false);
      expect(mayReceive(file, 'candidate', open)).toBe(true);
      expect(mayReceive(file, null, open)).toBe(false);
    }
    expect(files.filter((file) => mayReceive(file, 'contact', noRelation))).toEqual(['avatar']);
  });
});
