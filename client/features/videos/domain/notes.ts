import { newRecording, type Recording } from './recording';

/** Max characters of the notes for one question: a speech of more than five minutes. */
export const notesMax = 4_000;

/** Pixels a second. The first does not move: the person scrolls. */
export const notesSpeeds = [0, 12, 20, 30, 42, 58] as const;
export const usualNotesSpeed = 2;

export const notesAt = ({ notes }: Recording, index: number): string => notes?.[index] ?? '';
export const hasNotes = ({ notes }: Recording): boolean => (notes ?? []).some((each) => each.trim() !== '');

/** Place in `notesSpeeds`. */
export const notesSpeedOf = ({ notesSpeed = usualNotesSpeed }: Recording): number =>
  Math.min(notesSpeeds.length - 1, Math.max(0, Math.round(notesSpeed)));

export function withNotes(recording: Recording, index: number, text: string): Recording {
  const notes = recording.prompts.map((_, place) =>
    place === index ? text.slice(0, notesMax) : notesAt(recording, place),
  );
  return { ...recording, notes };
}

/** A new recording with the notes of an earlier one, wherever it asks the same question. */
export function withNotesOf(start: Parameters<typeof newRecording>[0], before: Recording | null): Recording {
  const recording = newRecording(start);
  if (!before || !hasNotes(before)) return recording;
  const notes = recording.prompts.map(({ text }) =>
    notesAt(
      before,
      before.prompts.findIndex((prompt) => prompt.text === text),
    ),
  );
  return { ...recording, notes, notesSpeed: notesSpeedOf(before) };
}
