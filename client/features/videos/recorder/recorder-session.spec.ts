import { answerAt, secondsOf, withAnswer } from '../domain/recording';
import { begun, finished, fresh, memoryRecordings } from './recorder.examples';
import { RecorderSession } from './recorder-session';
import type { TakeEvents } from '../../../lib/recording/take';

/** A fake camera and clock, and a store in memory, controlled by the spec. */
function surroundings() {
  const store = memoryRecordings();
  let now = 0;
  let ids = 0;
  let refuses = false;
  let stream: MediaStream | null = {} as MediaStream;
  let running: { since: number; before: number; events: TakeEvents; stopped: boolean } | null = null;
  const elapsed = () => (running ? running.before + (running.since < 0 ? 0 : now - running.since) / 1000 : 0);
  return {
    store,
    around: {
      store,
      stream: () => stream,
      now: () => now,
      newId: () => `part-${(ids += 1)}`,
      startTake: (_: MediaStream, events: TakeEvents) => {
        if (refuses) throw new DOMException('', 'NotSupportedError');
        running = { since: now, before: 0, events, stopped: false };
        return {
          seconds: elapsed,
          pause: () => running && Object.assign(running, { before: elapsed(), since: -1 }),
          resume: () => running && (running.since = now),
          stop: () => {
            const seconds = elapsed();
            if (running) Object.assign(running, { before: seconds, since: -1, stopped: true });
            events.onChunk(new Blob(['end']), seconds);
            return Promise.resolve(seconds);
          },
        };
      },
    },
    loseCamera: () => {
      stream = null;
    },
    refuseToRecord: () => {
      refuses = true;
    },
    chunk: () => running?.events.onChunk(new Blob(['piece']), elapsed()),
    breakOff: () => running?.events.onBroken('lost'),
    pass: async (session: RecorderSession, seconds: number) => {
      for (let left = seconds; left > 0; left -= 0.5) {
        now += 500;
        session.tick();
        await settled();
      }
    },
  };
}
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};
const seconds = (session: RecorderSession, index: number): number =>
  secondsOf(answerAt(session.getState().recording, index));

describe('a recording session', () => {
  it('thinks, counts down, records, and ends automatically after the max time', async () => {
    const { around, pass } = surroundings();
    const session = new RecorderSession(fresh, around);
    expect(session.getState()).toMatchObject({ phase: 'thinking', left: null });
    session.think();
    await pass(session, 10);
    expect(session.getState()).toMatchObject({ phase: 'thinking', left: 20 });
    await pass(session, 20);
    expect(session.getState()).toMatchObject({ phase: 'countdown', left: 3 });
    await pass(session, 3);
    expect(session.getState()).toMatchObject({ phase: 'recording', elapsed: 0 });
    await pass(session, 59);
    expect(session.getState()).toMatchObject({ phase: 'recording', elapsed: 59 });
    await pass(session, 2);
    expect(session.getState()).toMatchObject({ phase: 'answered', index: 0 });
    expect(seconds(session, 0)).toBeCloseTo(60, 0);
  });

  async function recording(from = fresh) {
    const there = surroundings();
    const session = new RecorderSession(from, there.around);
    session.begin();
    await there.pass(session, 3);
    expect(session.getState().phase).toBe('recording');
    return { session, ...there };
  }

  it('waits without a limit for people who need time to think', async () => {
    const { around, pass } = surroundings();
    const session = new RecorderSession({ ...fresh, thinkSeconds: null }, around);
    session.think();
    await pass(session, 300);
    expect(session.getState()).toMatchObject({ phase: 'thinking', left: null });
  });

  it('stores every second as it is recorded, and the part before its first second', async () => {
    const { session, store, chunk, pass } = await recording();
    expect(store.last?.answers[0]).toEqual({ parts: [{ id: 'part-1', seconds: 0 }], isFinished: false });
    await pass(session, 1);
    chunk();
    await settled();
    expect(store.kept.get('part-1')).toHaveLength(1);
    await session.stop();
    expect(store.kept.get('part-1')).toHaveLength(2);
    expect(store.last?.answers[0]).toEqual({ parts: [{ id: 'part-1', seconds: 1 }], isFinished: true });
  });

  it('does not count a pause', async () => {
    const { session, pass } = await recording();
    await pass(session, 5);
    session.pause();
    await pass(session, 100);
    expect(session.getState()).toMatchObject({ phase: 'paused', elapsed: 5 });
    session.resume();
    await pass(session, 2);
    await session.stop();
    expect(seconds(session, 0)).toBe(7);
  });

  it('goes to the next question with one click, and to the review after the last', async () => {
    const { session, pass } = await recording();
    await pass(session, 2);
    for (const index of [1, 2, 3]) {
      await session.next();
      expect(session.getState()).toMatchObject({ phase: 'thinking', index });
      session.begin();
      await pass(session, 5);
    }
    await session.next();
    expect(session.getState().phase).toBe('review');
  });

  it('keeps a finished answer until the new one begins', async () => {
    const { session, store, pass } = await recording();
    await pass(session, 8);
    await session.stop();
    await session.retake();
    expect(session.getState()).toMatchObject({ phase: 'thinking', isRetake: true, elapsed: 0 });
    session.keep();
    expect(session.getState()).toMatchObject({ phase: 'answered', isRetake: false });
    expect(seconds(session, 0)).toBe(8);

    await session.retake();
    session.begin();
    await pass(session, 3);
    expect(store.kept.has('part-1')).toBe(false);
    await pass(session, 4);
    await session.stop();
    expect(store.last?.answers[0]).toEqual({ parts: [{ id: 'part-2', seconds: 4 }], isFinished: true });
  });

  it('discards a running recording when it is recorded again', async () => {
    const { session, store, pass } = await recording();
    await pass(session, 8);
    await session.retake();
    expect(session.getState()).toMatchObject({ phase: 'thinking', isRetake: false, elapsed: 0 });
    expect(store.kept.size).toBe(0);
    expect(answerAt(session.getState().recording, 0).parts).toEqual([]);
  });

  it('continues in the middle of an answer after the camera was lost', async () => {
    const { session, breakOff, pass } = await recording();
    await pass(session, 6);
    breakOff();
    await settled();
    expect(session.getState()).toMatchObject({ phase: 'thinking', trouble: 'lost', elapsed: 6 });
    session.begin();
    await pass(session, 7);
    expect(session.getState()).toMatchObject({ phase: 'recording', elapsed: 10 });
    await session.stop();
    expect(answerAt(session.getState().recording, 0).parts.map((part) => part.seconds)).toEqual([6, 4]);
  });

  it('continues at the same question after the tab was killed', () => {
    const { around } = surroundings();
    const cut = { ...begun, answers: [...begun.answers] };
    cut.answers[2] = { parts: [{ id: 'old', seconds: 12 }], isFinished: false };
    expect(new RecorderSession(cut, around).getState()).toMatchObject({ index: 2, phase: 'thinking', elapsed: 12 });
  });

  it('stops when the device has no more space, and says so', async () => {
    const { session, store, chunk, pass } = await recording();
    await pass(session, 3);
    store.hasRoom = false;
    chunk();
    await settled();
    expect(session.getState()).toMatchObject({ phase: 'thinking', trouble: 'storage' });
  });

  it('keeps the earlier answer when the browser’s recorder refuses the new one', async () => {
    const { session, store, chunk, refuseToRecord, pass } = await recording();
    await pass(session, 8);
    chunk();
    await session.stop();
    await session.retake();
    refuseToRecord();
    session.begin();
    await pass(session, 4);
    expect(session.getState()).toMatchObject({ phase: 'thinking', trouble: 'recorder', isRetake: true });
    expect(store.kept.has('part-1')).toBe(true);
    session.keep();
    expect(seconds(session, 0)).toBe(8);
  });

  it('does not start without a camera', async () => {
    const { around, loseCamera, pass } = surroundings();
    const session = new RecorderSession(fresh, around);
    loseCamera();
    session.begin();
    await pass(session, 5);
    expect(session.getState().phase).toBe('thinking');
  });

  it('keeps the trims of two tabs, and refuses one for an answer that was recorded again', async () => {
    const { around, store } = surroundings();
    await store.save(finished);
    const [here, there] = [new RecorderSession(finished, around), new RecorderSession(finished, around)];
    expect(await Promise.all([here.trim(0, { start: 1, end: 30 }), there.trim(1, { start: 2, end: 9 })])).toEqual([
      true,
      true,
    ]);
    expect(store.last?.answers.map(({ trim }) => trim ?? null)).toEqual([
      { start: 1, end: 30 },
      { start: 2, end: 9 },
      null,
      null,
    ]);
    expect(await here.trim(2, { start: 5, end: 50 })).toBe(true);
    expect(answerAt(here.getState().recording, 1).trim).toEqual({ start: 2, end: 9 });
    await store.save(withAnswer(finished, 1, { parts: [{ id: 'again', seconds: 9 }], isFinished: true }));
    expect(await here.trim(1, { start: 0, end: 5 })).toBe(false);
    await store.remove(finished.id);
    expect(await here.trim(0, { start: 0, end: 5 })).toBe(false);
  });

  it('keeps notes with the recording, before and after the first answer', async () => {
    const { session, store, pass } = await recording();
    await pass(session, 3);
    expect(await session.note(1, 'Le pont')).toBe(true);
    await session.setNotesSpeed(4);
    await session.stop();
    expect(store.last).toMatchObject({ notes: ['', 'Le pont', '', ''], notesSpeed: 4 });
    expect(seconds(session, 0)).toBe(3);
  });
});
