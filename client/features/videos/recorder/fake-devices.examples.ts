/** Fake cameras and microphones for specs, because jsdom has none. They can be plugged in, unplugged and muted. */
export class FakeTrack extends EventTarget {
  muted = false;
  readyState: MediaStreamTrackState = 'live';

  constructor(
    readonly kind: 'video' | 'audio',
    readonly deviceId: string,
  ) {
    super();
  }

  getSettings = (): MediaTrackSettings => ({ deviceId: this.deviceId });
  stop = (): void => void (this.readyState = 'ended');

  mute(muted: boolean): void {
    this.muted = muted;
    this.dispatchEvent(new Event(muted ? 'mute' : 'unmute'));
  }

  unplug(): void {
    this.readyState = 'ended';
    this.dispatchEvent(new Event('ended'));
  }
}

let made = 0;

export class FakeStream extends EventTarget {
  readonly id = `stream-${(made += 1)}`;

  constructor(readonly tracks: readonly FakeTrack[]) {
    super();
  }

  getTracks = (): readonly FakeTrack[] => this.tracks;
  getVideoTracks = (): readonly FakeTrack[] => this.tracks.filter(({ kind }) => kind === 'video');
  getAudioTracks = (): readonly FakeTrack[] => this.tracks.filter(({ kind }) => kind === 'audio');
}

const kinds = { video: 'videoinput', audio: 'audioinput' } as const;

const idOf = (constraints: unknown): string | null => {
  const { deviceId } = constraints as MediaTrackConstraints;
  return typeof deviceId === 'object' && 'exact' in deviceId ? String(deviceId.exact) : null;
};

export class FakeDevices extends EventTarget {
  /** In the browser's order of preference. */
  plugged: { kind: 'video' | 'audio'; id: string; label: string }[] = [
    { kind: 'video', id: 'built-in', label: 'Built-in camera' },
    { kind: 'audio', id: 'mic', label: 'Built-in microphone' },
  ];
  /** The stream opened last. */
  stream: FakeStream | null = null;

  enumerateDevices = (): Promise<unknown[]> =>
    Promise.resolve(this.plugged.map(({ kind, id, label }) => ({ kind: kinds[kind], deviceId: id, label })));

  getUserMedia = async (constraints: MediaStreamConstraints): Promise<FakeStream> => {
    await Promise.resolve();
    const tracks = (['video', 'audio'] as const).map((kind) => {
      const asked = idOf(constraints[kind]);
      const device = this.plugged.find((each) => each.kind === kind && (asked === null || each.id === asked));
      if (!device) throw new DOMException('', asked === null ? 'NotFoundError' : 'OverconstrainedError');
      return new FakeTrack(kind, device.id);
    });
    this.stream = new FakeStream(tracks);
    return this.stream;
  };

  plugIn(kind: 'video' | 'audio', id: string, label: string): void {
    this.plugged.unshift({ kind, id, label });
    this.dispatchEvent(new Event('devicechange'));
  }

  unplug(id: string): void {
    this.plugged = this.plugged.filter((each) => each.id !== id);
    for (const track of this.stream?.tracks ?? []) if (track.deviceId === id) track.unplug();
    this.dispatchEvent(new Event('devicechange'));
  }
}

/** A fake MediaRecorder that runs until its tracks end. With `refuses` it throws, like a browser without the codec. */
export class FakeMediaRecorder extends EventTarget {
  static refuses = false;
  static isTypeSupported = (): boolean => true;
  state: RecordingState = 'inactive';

  constructor(readonly stream: FakeStream) {
    super();
    if (FakeMediaRecorder.refuses) throw new DOMException('', 'NotSupportedError');
  }

  start(): void {
    this.state = 'recording';
    this.dispatchEvent(new Event('start'));
  }
  pause = (): void => void (this.state = 'paused');
  resume = (): void => void (this.state = 'recording');
  stop(): void {
    this.state = 'inactive';
    queueMicrotask(() => this.dispatchEvent(new Event('stop')));
  }
}

let looks = 0;

/** A fake microphone whose level changes with every reading. */
export class FakeAudioContext {
  createAnalyser = () => ({
    fftSize: 0,
    getFloatTimeDomainData: (samples: Float32Array) => samples.fill(0.05 + ((looks += 1) % 7) / 20),
  });
  createMediaStreamSource = () => ({ connect: () => undefined, disconnect: () => undefined });
  resume = () => Promise.resolve();
  close = () => Promise.resolve();
}

/** A fake wake lock that counts how many are held. */
export class FakeWakeLock {
  held = 0;

  request = (): Promise<{ released: boolean; release: () => Promise<void> }> => {
    this.held += 1;
    const lock = {
      released: false,
      release: () => {
        if (!lock.released) this.held -= 1;
        lock.released = true;
        return Promise.resolve();
      },
    };
    return Promise.resolve(lock);
  };
}
