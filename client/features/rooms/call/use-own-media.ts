import { useCallback, useEffect, useState } from 'react';
import { type CameraProblem, problemOf } from '../../../lib/devices/camera-problem';
import { type Device, devicesOf } from '../../../lib/devices/devices';

export type MediaKind = 'audio' | 'video';

/** One device: in use, missing or refused. An interview is possible without either. */
export interface OwnDevice {
  readonly track: MediaStreamTrack | null;
  readonly problem: CameraProblem | null;
  readonly devices: readonly Device[];
  readonly deviceId: string;
  readonly choose: (id: string) => void;
}

export interface OwnMedia {
  /** The browser asks for permission. */
  readonly isAsking: boolean;
  readonly audio: OwnDevice;
  readonly video: OwnDevice;
  readonly retry: () => void;
}

interface Opened {
  readonly track: MediaStreamTrack | null;
  readonly problem: CameraProblem | null;
}
type Both<T> = Readonly<Record<MediaKind, T>>;

const kinds = ['audio', 'video'] as const;
const nothing: Both<Opened> = { audio: { track: null, problem: null }, video: { track: null, problem: null } };
const unsupported: Opened = { track: null, problem: 'unsupported' };
/** Without TLS there is neither camera nor microphone. */
const canAsk = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function';
const noDevices: Both<readonly Device[]> = { audio: [], video: [] };

const constraintsOf = (kind: MediaKind, id: string): MediaTrackConstraints => ({
  ...(kind === 'video'
    ? { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 24, max: 30 } }
    : { echoCancellation: true, noiseSuppression: true, autoGainControl: true }),
  ...(id === '' ? kind === 'video' && { facingMode: 'user' } : { deviceId: { exact: id } }),
});

/** Opens camera and microphone together, so that the browser asks once; if that fails, each separately. */
async function openBoth(ids: Both<string>): Promise<Both<Opened>> {
  const { mediaDevices } = navigator;
  const ask = async (asked: readonly MediaKind[]): Promise<Both<Opened>> => {
    const stream = await mediaDevices.getUserMedia(
      Object.fromEntries(asked.map((kind) => [kind, constraintsOf(kind, ids[kind])])),
    );
    const [audio = null] = stream.getAudioTracks();
    const [video = null] = stream.getVideoTracks();
    return { audio: { track: audio, problem: null }, video: { track: video, problem: null } };
  };
  try {
    return await ask(kinds);
  } catch {
    const alone = async (kind: MediaKind): Promise<Opened> => {
      try {
        return (await ask([kind]))[kind];
      } catch (error) {
        return { track: null, problem: problemOf(error) };
      }
    };
    return { audio: await alone('audio'), video: await alone('video') };
  }
}

/** Camera and microphone of this person, while `wants` is true. Either may be missing; a device that is plugged in is used. */
export function useOwnMedia(wants: boolean): OwnMedia {
  const [opened, setOpened] = useState(nothing);
  const [isAsking, setIsAsking] = useState(true);
  const [devices, setDevices] = useState(noDevices);
  const [ids, setIds] = useState<Both<string>>({ audio: '', video: '' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!wants || !canAsk()) return;
    const { mediaDevices } = navigator;
    let isOver = false;
    let own = nothing;
    const again = (): void => setAttempt((before) => before + 1);
    const stop = (): void => {
      for (const kind of kinds) {
        own[kind].track?.removeEventListener('ended', again);
        own[kind].track?.stop();
      }
    };
    const list = async (): Promise<void> => {
      try {
        const [audio, video] = await Promise.all([devicesOf('audioinput'), devicesOf('videoinput')]);
        if (!isOver) setDevices({ audio, video });
      } catch {
        // Without a list there is no choice, but picture and sound work.
      }
    };
    const open = async (): Promise<void> => {
      const found = await openBoth(ids);
      own = found;
      if (isOver) return stop();
      // A device was unplugged: opens the remaining ones.
      for (const kind of kinds) found[kind].track?.addEventListener('ended', again);
      setOpened(found);
      setIsAsking(false);
      await list();
    };
    const change = (): void => {
      const isMissing = kinds.some((kind) => own[kind].problem === 'missing');
      if (isMissing) again();
      else void list();
    };
    void open();
    mediaDevices.addEventListener('devicechange', change);
    return () => {
      isOver = true;
      mediaDevices.removeEventListener('devicechange', change);
      stop();
    };
  }, [wants, ids, attempt]);

  const choose = useCallback((kind: MediaKind, id: string) => setIds((before) => ({ ...before, [kind]: id })), []);
  const deviceOf = (kind: MediaKind): OwnDevice => ({
    ...(canAsk() ? opened[kind] : unsupported),
    devices: devices[kind],
    deviceId: opened[kind].track?.getSettings().deviceId ?? ids[kind],
    choose: (id) => choose(kind, id),
  });
  return {
    isAsking: isAsking && canAsk(),
    audio: deviceOf('audio'),
    video: deviceOf('video'),
    retry: () => setAttempt((before) => before + 1),
  };
}
