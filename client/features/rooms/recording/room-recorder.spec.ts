import type { RoomRecording } from '@modules/rooms/http/room-messages.contract';
import type { TakeEvents } from '../../../lib/recording/take';
import { recordingOf } from '../pages/room-stories.examples';
import type { MixedPerson } from './mixer';
import { type RecordedCall, RoomRecorder } from './room-recorder';

const personOf = (id: string): MixedPerson => ({ id, name: id, stream: null, hasPicture: true });
const people = ['host', 'candidate', 'late'].map(personOf);
const recording = (more: Partial<RoomRecording> = {}): RoomRecording =>
  recordingOf({ connection: 'tab', agreed: ['host', 'candidate'], ...more });

function setUp({ fails = false } = {}) {
  const did: string[] = [];
  const shown: string[][] = [];
  const finished: { id: string; size: number }[] = [];
  const mustStop: string[] = [];
  let events: TakeEvents | null = null;
  const recorder = new RoomRecorder({
    connection: 'tab',
    createMixer: () => ({
      stream: {} as MediaStream,
      show: (each) => void shown.push(each.map(({ id }) => id)),
      close: () => void did.push('close'),
    }),
    startTake: (_stream, given) => {
      if (fails) throw new Error('no encoder');
      did.push('start');
      events = given;
      return {
        seconds: () => 3,
        pause: () => void did.push('pause'),
        resume: () => void did.push('resume'),
        stop: () => {
          did.push('stop');
          return Promise.resolve(3);
        },
      };
    },
    onFinished: (id, file) => void finished.push({ id, size: file.size }),
    onMustStop: (id) => void mustStop.push(id),
  });
  const follow = async (now: RoomRecording | null, more: Partial<RecordedCall> = {}): Promise<void> => {
    recorder.follow({ phase: 'in', isOffline: false, recording: now, people, ...more });
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  const chunk = (seconds = 1): void => events?.onChunk(new Blob(['1234']), seconds);
  return { recorder, follow, chunk, did, shown, finished, mustStop };
}

describe('the tab that records an interview', () => {
  it('records only people who agreed, and hands over what was recorded at the end', async () => {
    const { recorder, follow, chunk, did, shown, finished } = setUp();
    await follow(recording({ status: 'ASKED', is_running: false }));
    expect([did, recorder.seconds()]).toEqual([[], null]);
    await follow(recording());
    expect(recorder.seconds()).toBe(3);
    chunk();
    chunk();
    await follow(recording({ status: 'ENDED', is_running: false, reason: 'STOPPED' }));
    expect(shown).toEqual([['host', 'candidate']]);
    expect(did).toEqual(['start', 'stop', 'close']);
    expect(finished).toEqual([{ id: recording().recording_id, size: 8 }]);
  });

  it('does nothing in the tabs of the others', async () => {
    const { follow, did } = setUp();
    await follow(recording({ connection: 'another tab' }));
    expect(did).toEqual([]);
  });

  it('pauses for somebody who has not agreed, and while the server cannot be reached', async () => {
    const { follow, did, shown } = setUp();
    await follow(recording());
    await follow(recording({ is_running: false, missing: ['late'] }));
    expect(shown.at(-1)).toEqual([]);
    await follow(recording({ agreed: ['host', 'candidate', 'late'] }));
    expect(shown.at(-1)).toEqual(['host', 'candidate', 'late']);
    await follow(recording(), { isOffline: true });
    await follow(recording(), { isOffline: true });
    expect(did).toEqual(['start', 'pause', 'resume', 'pause']);
  });

  it.each([
    ['discarded', recording({ status: 'DISCARDED', is_running: false }), {}],
    ['gone with an account', null, {}],
    ['continued in another tab', recording(), { phase: 'replaced' }],
  ] as const)('keeps nothing if the recording is %s', async (_, now, more) => {
    const { follow, chunk, did, finished } = setUp();
    await follow(recording());
    chunk();
    await follow(now, more);
    expect(did).toEqual(['start', 'stop', 'close']);
    expect(finished).toEqual([]);
    // The state may come once more.
    await follow(recording());
    expect(did).toHaveLength(3);
  });

  it('hands over what was recorded when the host leaves', async () => {
    const { follow, chunk, finished } = setUp();
    await follow(recording());
    chunk();
    await follow(recording(), { phase: 'left' });
    expect(finished).toHaveLength(1);
  });

  it('stops before an hour, and if the browser cannot record', async () => {
    const { follow, chunk, mustStop } = setUp();
    await follow(recording());
    chunk(57 * 60);
    expect(mustStop).toEqual([]);
    chunk(58 * 60);
    expect(mustStop).toEqual([recording().recording_id]);
    const broken = setUp({ fails: true });
    await broken.follow(recording());
    await broken.follow(recording());
    expect(broken.mustStop).toEqual([recording().recording_id]);
    expect(broken.did).toEqual(['close']);
  });
});
