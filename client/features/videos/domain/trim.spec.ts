import { finished } from '../recorder/recorder.examples';
import { answerAt, secondsOf, withAnswer, withoutAnswer } from './recording';
import { keptParts, keptSecondsOf, keptSecondsOfAll, trimOf, validTrim, withTrim, withTrimsOf } from './trim';

const inThree = {
  parts: [
    { id: 'a', seconds: 10 },
    { id: 'b', seconds: 5 },
    { id: 'c', seconds: 20 },
  ],
  isFinished: true,
};

describe('the trim of an answer', () => {
  it.each([
    ['all of it', { start: 0, end: 35 }, null],
    ['nearly all of it', { start: 0.03, end: 34.98 }, null],
    ['before its start and after its end', { start: -5, end: 99 }, null],
    ['no number', { start: Number.NaN, end: Number.NaN }, null],
    ['a part', { start: 2, end: 30 }, { start: 2, end: 30 }],
    ['less than a second', { start: 2, end: 2.4 }, { start: 2, end: 3 }],
    ['reversed', { start: 20, end: 10 }, { start: 20, end: 21 }],
    ['after its end', { start: 50, end: 60 }, { start: 34, end: 35 }],
  ])('%s', (_, wanted, valid) => {
    expect(validTrim(inThree, wanted)).toEqual(valid);
  });

  it('keeps everything of an answer shorter than a second', () => {
    expect(validTrim({ parts: [{ id: 'a', seconds: 0.4 }], isFinished: true }, { start: 0.2, end: 0.3 })).toBeNull();
  });

  it('tells what is kept of each recording, and leaves out those that are cut away', () => {
    expect(keptParts(inThree)).toEqual(['a', 'b', 'c'].map((id) => ({ id, from: 0, to: null })));
    expect(keptParts({ ...inThree, trim: { start: 2.5, end: 35 } })).toEqual([
      { id: 'a', from: 2.5, to: null },
      { id: 'b', from: 0, to: null },
      { id: 'c', from: 0, to: null },
    ]);
    expect(keptParts({ ...inThree, trim: { start: 11, end: 14 } })).toEqual([{ id: 'b', from: 1, to: 4 }]);
    // The server refuses a twentieth of a second of the first.
    expect(keptParts({ ...inThree, trim: { start: 9.95, end: 16 } })).toEqual([
      { id: 'b', from: 0, to: null },
      { id: 'c', from: 0, to: 1 },
    ]);
  });

  it('counts what is kept, and ends with a retake', () => {
    const trimmed = withTrim(finished, 1, { start: 3, end: 13 });
    expect(keptSecondsOf(answerAt(trimmed, 1))).toBe(10);
    expect(secondsOf(answerAt(trimmed, 1))).toBe(23.5);
    expect(keptSecondsOfAll(finished) - keptSecondsOfAll(trimmed)).toBeCloseTo(13.5);
    expect(trimOf(answerAt(withoutAnswer(trimmed, 1), 1))).toEqual({ start: 0, end: 0 });
  });

  it('is taken from another tab, except for an answer recorded again', () => {
    const elsewhere = withTrim(withTrim(finished, 0, { start: 1, end: 30 }), 1, { start: 3, end: 13 });
    const again = withAnswer(finished, 1, { parts: [{ id: 'again', seconds: 9 }], isFinished: true });
    const both = withTrimsOf(again, elsewhere);
    expect(answerAt(both, 0).trim).toEqual({ start: 1, end: 30 });
    expect(answerAt(both, 1)).toEqual({ parts: [{ id: 'again', seconds: 9 }], isFinished: true });
  });
});
