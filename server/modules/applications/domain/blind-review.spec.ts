import { mayBegin, type BlindFacts, stepAfter, stepOf, stepsOf } from './blind-review.js';

const reviewer: BlindFacts = { isBlind: true, mustBeBlind: true, stored: null, hasScored: false };
const owner: BlindFacts = { ...reviewer, mustBeBlind: false };

describe('the step of a blind review', () => {
  it('is the text for reviewers who have not begun, and open to owners until they begin', () => {
    expect([stepOf(reviewer), stepOf(owner)]).toEqual(['TEXT', 'PICTURE']);
    expect([mayBegin(reviewer), mayBegin(owner)]).toEqual([true, true]);
  });

  it.each(['TEXT', 'SOUND', 'PICTURE'] as const)('is the stored one: %s', (stored) => {
    for (const facts of [reviewer, owner]) {
      expect(stepOf({ ...facts, stored })).toBe(stored);
      expect(stepOf({ ...facts, stored, hasScored: true })).toBe(stored);
      expect(mayBegin({ ...facts, stored })).toBe(false);
    }
  });

  it('hides nothing where the posting has no blind reviews, whatever is stored', () => {
    for (const stored of [null, 'TEXT', 'SOUND', 'PICTURE', 'LEFT'] as const) {
      expect(stepOf({ ...reviewer, isBlind: false, stored })).toBe('PICTURE');
      expect(mayBegin({ ...reviewer, isBlind: false, stored })).toBe(false);
    }
  });

  it('hides nothing from those who scored before the posting had blind reviews, or stopped', () => {
    expect(stepOf({ ...reviewer, hasScored: true })).toBe('PICTURE');
    expect(mayBegin({ ...owner, hasScored: true })).toBe(false);
    expect([stepOf({ ...owner, stored: 'LEFT' }), mayBegin({ ...owner, stored: 'LEFT' })]).toEqual(['PICTURE', false]);
  });

  it.each([
    ['VIDEO', ['TEXT', 'SOUND', 'PICTURE'], 'SOUND'],
    ['AUDIO', ['TEXT', 'SOUND'], 'SOUND'],
    ['TEXT', ['TEXT'], 'PICTURE'],
    [null, ['TEXT', 'PICTURE'], 'PICTURE'],
  ] as const)('of somebody presented by %p has the steps %p, and ends with nothing hidden', (by, steps, second) => {
    expect(stepsOf(by)).toEqual(steps);
    expect([stepAfter('TEXT', by), stepAfter('SOUND', by)]).toEqual([second, 'PICTURE']);
  });
});
