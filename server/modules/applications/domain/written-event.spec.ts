import { calendarSteps, differenceOf, type WantedEvent, type WrittenEvent } from './written-event.js';

const now = new Date('2026-03-05T18:00:00Z');
const at = (time: string): Date => new Date(`2026-03-${time}:00Z`);
const wanted = (changes: Partial<WantedEvent> = {}): WantedEvent => ({
  interviewId: 'a',
  url: 'https://boite.example/travail/a.ics',
  file: 'file',
  fingerprint: 'one',
  startsAt: at('06T15:00'),
  endsAt: at('06T16:00'),
  ...changes,
});
const written = (changes: Partial<WrittenEvent> = {}): WrittenEvent => ({
  interviewId: 'a',
  url: 'https://boite.example/travail/a.ics',
  etag: '"1"',
  fingerprint: 'one',
  startsAt: at('06T15:00'),
  difference: null,
  foundStartsAt: null,
  ...changes,
});
const steps = (should: readonly WantedEvent[], is: readonly WrittenEvent[]): unknown => {
  const { remove, write } = calendarSteps(should, is, now);
  return [remove.length, write.map((step) => (step.written ? 'again' : 'new'))];
};

describe('the interviews in a member’s own calendar', () => {
  it('are written once, again after a change, and removed when they are no longer held', () => {
    expect(steps([wanted()], [])).toEqual([0, ['new']]);
    expect(steps([wanted()], [written()])).toEqual([0, []]);
    expect(steps([wanted({ fingerprint: 'two' })], [written()])).toEqual([0, ['again']]);
    expect(steps([], [written()])).toEqual([1, []]);
  });

  it('are written again if the server did not confirm, as after a crash', () => {
    expect(steps([wanted()], [written({ fingerprint: null })])).toEqual([0, ['again']]);
  });

  it('move with the member to another calendar', () => {
    expect(steps([wanted({ url: 'https://boite.example/maison/a.ics' })], [written()])).toEqual([1, ['new']]);
  });

  it('are not written once they are over', () => {
    expect(steps([wanted({ endsAt: at('05T17:00') })], [])).toEqual([0, []]);
  });

  it('stay as the member left them, until the interview is at another time', () => {
    const moved = written({ difference: 'MOVED' });
    expect(steps([wanted({ fingerprint: 'two' })], [moved])).toEqual([0, []]);
    expect(steps([wanted({ fingerprint: 'two', startsAt: at('07T15:00') })], [moved])).toEqual([0, ['again']]);
  });

  it('are moved if they begin at another time or last the whole day, and deleted if they are gone or cancelled', () => {
    const found = (startsAt: Date | null, isCancelled = false) => ({ startsAt, isCancelled });
    expect(differenceOf(written(), found(at('06T15:00')))).toBeNull();
    expect(differenceOf(written(), found(at('06T15:30')))).toBe('MOVED');
    expect(differenceOf(written(), found(null))).toBe('MOVED');
    expect(differenceOf(written(), found(at('06T15:00'), true))).toBe('DELETED');
    expect(differenceOf(written(), null)).toBe('DELETED');
  });
});
