import type { FramedPerson } from '../../domain/framing';
import { BlurPace } from './blur-pace';
import type { FromWorker, ModelFiles, ToWorker } from './blur-wire';

/** `load`: the model could not be loaded or started. `stopped`: no more pictures come. `slow`: too few of them come. */
export type BlurFailure = 'load' | 'stopped' | 'slow';

export interface BlurEvents {
  /** There will be no more pictures; the blurred track has ended. Called once at most. */
  readonly onFailed: (why: BlurFailure) => void;
  /** About once a second. */
  readonly onReport: (person: FramedPerson, isJerky: boolean) => void;
}

/** Opens a blurred copy of a camera. */
export type OpenBlur = (camera: MediaStream, events: BlurEvents) => BlurredCamera;

export interface BlurredCamera {
  /** Blurred picture and the camera's sound, from the first blurred picture on; null if there is none in time. */
  readonly stream: Promise<MediaStream | null>;
  /** Ends the blurred track, not the camera. */
  readonly close: () => void;
}

/** A track whose pictures come from the worker. */
export interface JoinedTrack {
  readonly track: MediaStreamTrack;
  readonly close: () => void;
}

export interface BlurWorker {
  postMessage(message: ToWorker, transfer?: Transferable[]): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

export interface BlurParts {
  readonly startWorker: () => BlurWorker;
  readonly loadFiles: () => Promise<ModelFiles>;
  /** Sends the camera's pictures to the worker. @param onPicture receives the worker's answers */
  readonly join: (
    camera: MediaStreamTrack,
    worker: BlurWorker,
  ) => JoinedTrack & {
    readonly onPicture: (picture: ImageBitmap) => void;
  };
}

/** Without a blurred picture for so long, the blur has stopped. */
const SILENT_MS = 8_000;
/** The model is compiled on a slow phone for some seconds. */
const FIRST_PICTURE_MS = 30_000;
const WATCH_EVERY_MS = 500;
/** A worker that works on one picture for so long is ended in the middle of it. */
const STOP_MS = 2_000;

/**
 * Blurs in a worker. Every failure ends the blurred track at once: its recorder gets no more pictures, and never one that
 * is not blurred.
 */
export function blurredCamera(camera: MediaStream, events: BlurEvents, parts: BlurParts): BlurredCamera {
  const [source] = camera.getVideoTracks();
  const pace = new BlurPace();
  let give: (stream: MediaStream | null) => void = () => undefined;
  const stream = new Promise<MediaStream | null>((resolve) => {
    give = resolve;
  });
  let worker: BlurWorker | null = null;
  let joined: ReturnType<BlurParts['join']> | null = null;
  let isOver = false;
  let hasPicture = false;
  let heardAt = performance.now();

  const close = (): void => {
    isOver = true;
    clearInterval(watch);
    joined?.close();
    if (worker) end(worker);
    give(null);
  };
  const fail = (why: BlurFailure): void => {
    if (isOver) return;
    close();
    events.onFailed(why);
  };
  const watch = setInterval(() => {
    // A camera that is muted, or a page that is hidden, sends no pictures.
    if (source?.muted === true || source?.readyState === 'ended' || document.hidden) heardAt = performance.now();
    else if (performance.now() - heardAt > (hasPicture ? SILENT_MS : FIRST_PICTURE_MS))
      fail(hasPicture ? 'stopped' : 'load');
  }, WATCH_EVERY_MS);

  const hear = (message: FromWorker): void => {
    if (isOver) return message.type === 'picture' ? message.picture.close() : undefined;
    if (message.type === 'failed') return fail(hasPicture ? 'stopped' : 'load');
    if (message.type === 'loaded') return start();
    if (message.type === 'picture') return joined ? joined.onPicture(message.picture) : message.picture.close();
    heardAt = performance.now();
    if (!hasPicture && joined) {
      hasPicture = true;
      // The first report is of one picture, for which the model was prepared; its work says nothing about the pace.
      give(new MediaStream([joined.track, ...camera.getAudioTracks()]));
      return events.onReport(message.person, false);
    }
    const now = pace.after(message.work);
    if (now === 'slow') return fail('slow');
    events.onReport(message.person, now === 'jerky');
  };
  const start = (): void => {
    if (!source || !worker) return fail('load');
    try {
      joined = parts.join(source, worker);
    } catch {
      fail('load');
    }
  };
  const load = async (): Promise<void> => {
    worker = parts.startWorker();
    worker.onmessage = ({ data }) => hear(data);
    worker.onerror = () => fail(hasPicture ? 'stopped' : 'load');
    const files = await parts.loadFiles();
    if (!isOver) worker.postMessage({ type: 'load', ...files }, [files.engine, files.model]);
  };
  load().catch(() => fail('load'));
  return { stream, close };
}

/** Lets the worker finish its picture: a picture that is thrown away unclosed keeps a frame of the camera. */
function end(worker: BlurWorker): void {
  worker.postMessage({ type: 'stop' });
  setTimeout(() => worker.terminate(), STOP_MS);
}
