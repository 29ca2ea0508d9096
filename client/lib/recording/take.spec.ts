import { jest } from '@jest/globals';
import { recordedType, startTake } from './take';

/** A fake MediaRecorder that the spec controls. */
class FakeRecorder extends EventTarget {
  static last: FakeRecorder | null = null;
  static supported: readonly string[] = ['video/webm', 'video/mp4'];
  static isTypeSupported = (type: string): boolean => FakeRecorder.supported.includes(type);
  state: RecordingState = 'inactive';
  slice = 0;
  constructor(
    readonly stream: MediaStream,
    readonly options: MediaRecorderOptions,
  ) {
    super();
    FakeRecorder.last = this;
  }
  start(slice: number): void {
    this.slice = slice;
    this.state = 'recording';
    this.dispatchEvent(new Event('start'));
  }
  pause = (): void => void (this.state = 'paused');
  resume = (): void => void (this.state = 'recording');
  give(text: string): void {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([text]) }));
  }
  stop(): void {
    this.state = 'inactive';
    this.give('last');
    this.dispatchEvent(new Event('stop'));
  }
}

describe('a running recording', () => {
  const chunks: [string, number][] = [];
  let broken = 0;
  let now = 0;
  const real = performance.now.bind(performance);
  const vendor = jest.spyOn(navigator, 'vendor', 'get');
  beforeAll(() => Object.assign(globalThis, { MediaRecorder: FakeRecorder }));
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'MediaRecorder');
    vendor.mockRestore();
  });
  beforeEach(() => {
    [chunks.length, broken, now] = [0, 0, 1_000];
    FakeRecorder.supported = ['video/webm', 'video/mp4'];
    vendor.mockReturnValue('Google Inc.');
    performance.now = () => now;
  });
  afterEach(() => {
    performance.now = real;
  });
  const start = () => {
    const take = startTake({} as MediaStream, {
      onChunk: (chunk, seconds) => chunks.push([String(chunk.size), seconds]),
      onBroken: () => (broken += 1),
    });
    if (!FakeRecorder.last) throw new Error('nothing was recorded');
    return { take, recorder: FakeRecorder.last };
  };

  it('delivers a chunk a second, with its length so far', async () => {
    const { take, recorder } = start();
    expect(recorder.slice).toBe(1_000);
    expect(recorder.options.mimeType).toBe('video/webm');
    now += 1_000;
    recorder.give('one');
    now += 500;
    expect(await take.stop()).toBe(1.5);
    expect(chunks).toEqual([
      ['3', 1],
      ['4', 1.5],
    ]);
    expect(broken).toBe(0);
  });

  it('leaves out pauses and empty chunks', async () => {
    const { take, recorder } = start();
    now += 2_000;
    take.pause();
    now += 60_000;
    expect(take.seconds()).toBe(2);
    take.resume();
    now += 1_000;
    recorder.give('');
    expect(await take.stop()).toBe(3);
    expect(chunks).toHaveLength(1);
  });

  it('reports an unexpected end', async () => {
    const { take, recorder } = start();
    now += 4_000;
    recorder.stop();
    await Promise.resolve();
    await Promise.resolve();
    now += 9_000;
    expect(broken).toBe(1);
    expect(await take.stop()).toBe(4);
  });

  it('uses a format that the browser can write, or none', () => {
    FakeRecorder.supported = ['video/mp4'];
    expect(recordedType()).toBe('video/mp4');
    FakeRecorder.supported = [];
    expect(recordedType()).toBeNull();
  });

  it.each([
    ['Google Inc.', 'video/webm;codecs=vp8,opus'],
    ['', 'video/webm;codecs=vp8,opus'],
    // Safari 18.4, which stores upright recordings of a phone sideways in WebM.
    ['Apple Computer, Inc.', 'video/mp4'],
  ])('in a browser by %j that writes both, uses %s', (name, type) => {
    FakeRecorder.supported = ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'];
    vendor.mockReturnValue(name);
    expect(recordedType()).toBe(type);
  });
});
