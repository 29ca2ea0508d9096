import { sectionOf, sectionsOf } from './sections';

describe('the sections of the settings', () => {
  it('show an operator only the sections for operators', () => {
    expect(sectionsOf('OPERATOR')).toEqual(['account', 'passkeys', 'two-step', 'sessions', 'display']);
    expect(sectionOf('privacy', 'OPERATOR')).toBeNull();
  });

  it.each([
    ['privacy', 'privacy'],
    [undefined, null],
    ['', null],
    ['toString', null],
  ])('find %j as %j', (name, expected) => {
    expect(sectionOf(name, 'JOB_SEEKER')).toBe(expected);
  });
});
