import { fresh } from '../recorder/recorder.examples';
import { hasNotes, notesAt, notesMax, notesSpeedOf, withNotes, withNotesOf } from './notes';

describe('notes for the questions', () => {
  it('belong to one question each, and have an end', () => {
    expect(hasNotes(fresh)).toBe(false);
    const noted = withNotes(withNotes(fresh, 1, 'Le pont de 2024'), 3, 'x'.repeat(notesMax + 5));
    expect([0, 1, 2].map((index) => notesAt(noted, index))).toEqual(['', 'Le pont de 2024', '']);
    expect(notesAt(noted, 3)).toHaveLength(notesMax);
    expect(hasNotes(noted)).toBe(true);
    expect(hasNotes(withNotes(fresh, 0, '  '))).toBe(false);
  });

  it('go with their question if the questions are chosen again', () => {
    const noted = { ...withNotes(fresh, 1, 'Le pont'), notesSpeed: 4 };
    const [first, second] = fresh.prompts;
    const again = withNotesOf({ ...fresh, prompts: [second, first].flatMap((prompt) => prompt ?? []) }, noted);
    expect(again.notes).toEqual(['Le pont', '']);
    expect(notesSpeedOf(again)).toBe(4);
    expect(withNotesOf(fresh, null).notes).toBeUndefined();
  });

  it.each([
    [undefined, 2],
    [-3, 0],
    [99, 5],
  ])('scroll at a speed that exists: %s', (notesSpeed, speed) => {
    expect(notesSpeedOf(notesSpeed === undefined ? fresh : { ...fresh, notesSpeed })).toBe(speed);
  });
});
