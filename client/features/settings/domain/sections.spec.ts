import { type Owner, sectionOf, sectionsOf } from './sections';

const company = { id: '0190a000-0000-7000-8000-000000000001', name: 'Mont-Blanc' };
const owner = (changes: object): Owner =>
  ({ user_type: 'RECRUITER', approval_status: 'APPROVED', company, ...changes }) as Owner;

describe('the sections of the settings', () => {
  it('show an operator only the sections for operators', () => {
    expect(sectionsOf(owner({ user_type: 'OPERATOR', company: null }))).toEqual([
      'account',
      'passkeys',
      'two-step',
      'sessions',
      'display',
    ]);
    expect(sectionOf('privacy', owner({ user_type: 'OPERATOR', company: null }))).toBeNull();
  });

  it.each([
    ['privacy', 'privacy'],
    [undefined, null],
    ['', null],
    ['toString', null],
  ])('find %j as %j', (name, expected) => {
    expect(sectionOf(name, owner({ user_type: 'JOB_SEEKER', company: null }))).toBe(expected);
  });

  it.each([
    ['a member of a team', {}, true],
    ['a recruiter without a company', { company: null }, false],
    ['a recruiter who waits for approval', { approval_status: 'PENDING' }, false],
    ['a job seeker', { user_type: 'JOB_SEEKER', company: null }, false],
  ])('have the calendar or not for %s', (_, changes, has) => {
    expect(sectionsOf(owner(changes)).includes('calendar')).toBe(has);
  });
});
