import { jest } from '@jest/globals';
import { FakeStream, FakeTrack } from '../fake-devices.examples';
import { type BlurEvents, type BlurWorker, blurredCamera } from './blurred-camera';
import type { FromWorker, ToWorker } from './blur-wire';

const person = { share: 0.4, centre: 0.5, above: 0.1 };

class FakeWorker implements BlurWorker {
  readonly sent: ToWorker[] = [];
  isOver = false;
  onmessage: BlurWorker['onmessage'] = null;
  onerror: BlurWorker['onerror'] = null;

  postMessage = (message: ToWorker): void => void this.sent.push(message);
  terminate = (): void => void (this.isOver = true);
  say = (data: FromWorker): void => this.onmessage?.(new MessageEvent('message', { data }));
  report = (work: number): void => this.say({ type: 'blurred', count: 1, work, person });
}

/** Name of the test, cause of the failure, expected result. */
type Case = readonly [string, string, () => unknown];

const settle = () => jest.advanceTimersByTimeAsync(0);

describe('a blurred camera', () => {
  let worker: FakeWorker;
  let camera: FakeTrack;
  let blurred: FakeTrack;
  let failures: string[];
  let hasFiles: boolean;
  let persons: number;

  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(globalThis, { MediaStream: FakeStream });
    worker = new FakeWorker();
    camera = new FakeTrack('video', 'built-in');
    blurred = new FakeTrack('video', 'blurred');
    [failures, hasFiles, persons] = [[], true, 0];
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'MediaStream');
  });

  function open() {
    const events: BlurEvents = {
      onFailed: (why) => void failures.push(why),
      onReport: () => void (persons += 1),
    };
    const stream = new FakeStream([camera, new FakeTrack('audio', 'mic')]) as unknown as MediaStream;
    return blurredCamera(stream, events, {
      startWorker: () => worker,
      loadFiles: () =>
        hasFiles
          ? Promise.resolve({ engine: new ArrayBuffer(1), model: new ArrayBuffer(1) })
          : Promise.reject(new TypeError('offline')),
      join: () => ({
        track: blurred as unknown as MediaStreamTrack,
        close: blurred.stop,
        onPicture: () => undefined,
      }),
    });
  }
  async function ready() {
    const opened = open();
    await settle();
    worker.say({ type: 'loaded' });
    worker.report(20);
    return { ...opened, given: await opened.stream };
  }

  it('is given out with its first blurred picture, with the sound of the camera and without its picture', async () => {
    const { stream } = open();
    let given: MediaStream | null | undefined;
    void stream.then((value) => (given = value));
    await settle();
    worker.say({ type: 'loaded' });
    await settle();
    expect(given).toBeUndefined();
    worker.report(500);
    await settle();
    const tracks = (given as unknown as FakeStream).getTracks().map(({ deviceId }) => deviceId);
    expect(tracks).toEqual(['blurred', 'mic']);
    expect(persons).toBe(1);
  });

  it.each([
    ['the files cannot be loaded', 'load', () => (hasFiles = false)],
    ['the model cannot be started', 'load', () => setTimeout(() => worker.say({ type: 'failed' }), 10)],
    ['the worker cannot be started', 'load', () => setTimeout(() => worker.onerror?.(new ErrorEvent('error')), 10)],
    ['no picture comes', 'load', () => undefined],
  ] as const satisfies readonly Case[])('fails if %s, and gives out nothing', async (_, why, happens) => {
    happens();
    const { stream } = open();
    await jest.advanceTimersByTimeAsync(40_000);
    expect(failures).toEqual([why]);
    expect(await stream).toBeNull();
    expect(worker.isOver).toBe(true);
  });

  it.each([
    ['the model fails', 'stopped', () => worker.say({ type: 'failed' })],
    ['the worker crashes', 'stopped', () => worker.onerror?.(new ErrorEvent('error'))],
    ['pictures stop', 'stopped', () => jest.advanceTimersByTime(9_000)],
    ['the device is too slow', 'slow', () => Array.from({ length: 8 }, () => worker.report(351))],
  ] as const satisfies readonly Case[])('ends its track at once if %s', async (_, why, happens) => {
    await ready();
    expect(blurred.readyState).toBe('live');
    happens();
    expect(blurred.readyState).toBe('ended');
    expect(worker.sent.at(-1)).toEqual({ type: 'stop' });
    jest.advanceTimersByTime(2_000);
    expect(worker.isOver).toBe(true);
    expect(failures).toEqual([why]);
    // The camera stays open, because the person may try again.
    expect(camera.readyState).toBe('live');
  });

  it('bears a slow moment, and a camera that is muted', async () => {
    await ready();
    for (let n = 0; n < 7; n += 1) worker.report(900);
    worker.report(50);
    for (let n = 0; n < 7; n += 1) worker.report(900);
    expect(failures).toEqual([]);
    camera.mute(true);
    jest.advanceTimersByTime(20_000);
    expect(failures).toEqual([]);
  });

  it('says nothing after it was closed', async () => {
    const { close } = await ready();
    close();
    worker.say({ type: 'failed' });
    jest.advanceTimersByTime(60_000);
    expect(failures).toEqual([]);
    expect(blurred.readyState).toBe('ended');
  });
});
