import { answerAt, newRecording, type Recording, withAnswer } from '../domain/recording';
import { withNotes } from '../domain/notes';
import type { Presence } from '../domain/presence';
import { hasSameParts, withTrim } from '../domain/trim';
import type { RecorderState } from './recorder-session';
import type { RecordingStore } from './recording-store';

export const presence: Presence = {
  phrase: '37 rivières et 82 lampes',
  gesture: 'Montrez une main ouverte.',
  expiresAt: '2099-11-20T16:00:00.000Z',
};

/** Four questions, for stories and specs. */
export const fresh: Recording = newRecording({
  id: 'recording-1',
  person: 'person-1',
  startedAt: Date.UTC(2026, 10, 20, 15),
  jobId: null,
  thinkSeconds: 30,
  prompts: [
    { text: 'Pouvez-vous vous présenter et résumer votre parcours ?', maxSeconds: 60, blockId: null },
    { text: 'Racontez une réalisation dont vous êtes fier ou fière.', maxSeconds: 60, blockId: null },
    { text: 'Quels sont vos objectifs de carrière ?', maxSeconds: 90, blockId: null },
    { text: 'Qu’attendez-vous de votre prochain employeur ?', maxSeconds: 60, blockId: null },
  ],
});

const answered = (recording: Recording, index: number, seconds: number): Recording =>
  withAnswer(recording, index, { parts: [{ id: `part-${index}`, seconds }], isFinished: true });

export const begun: Recording = answered(answered(fresh, 0, 41.2), 1, 23.5);
export const finished: Recording = answered(answered(begun, 2, 75), 3, 38);

export const noted: Recording = withNotes(
  fresh,
  1,
  'Le nouveau pont de la rivière, livré deux mois plus tôt.\nMon équipe : six personnes.\nCe que j’ai changé : une réunion de dix minutes chaque matin, au lieu d’une heure le lundi.\nCe que j’en ai appris : demander avant de décider.\nMerci de m’avoir écouté.',
);

export const stateOf = (change: Partial<RecorderState>): RecorderState => ({
  recording: answered(fresh, 0, 41.2),
  index: 1,
  phase: 'thinking',
  left: 24,
  elapsed: 0,
  trouble: null,
  isRetake: false,
  ...change,
});

/** A store in memory. With `hasRoom` set to false it refuses more chunks. */
export function memoryRecordings(): RecordingStore & {
  kept: Map<string, Blob[]>;
  hasRoom: boolean;
  last: Recording | null;
} {
  const kept = new Map<string, Blob[]>();
  return {
    kept,
    hasRoom: true,
    last: null,
    load(person) {
      return Promise.resolve(this.last?.person === person ? this.last : null);
    },
    save(recording) {
      this.last = recording;
      return Promise.resolve();
    },
    trim(recordingId, index, answer, trim) {
      const isHere = this.last?.id === recordingId && hasSameParts(answerAt(this.last, index), answer);
      if (isHere && this.last) this.last = withTrim(this.last, index, trim);
      return Promise.resolve(isHere ? this.last : null);
    },
    addChunk({ partId }, chunk) {
      if (!this.hasRoom) return Promise.reject(new DOMException('full', 'QuotaExceededError'));
      kept.set(partId, [...(kept.get(partId) ?? []), chunk]);
      return Promise.resolve();
    },
    chunksOf: (_, partId) => Promise.resolve(kept.get(partId) ?? []),
    removePart: (_, partId) => Promise.resolve(void kept.delete(partId)),
    remove() {
      this.last = null;
      kept.clear();
      return Promise.resolve();
    },
  };
}
