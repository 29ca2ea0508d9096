import { type CameraProblem, problemOf } from '../../../lib/devices/camera-problem';
import { devicesOf, type Device, stopAll } from '../../../lib/devices/devices';

export interface ChosenDevices {
  /** Empty for the browser's default. */
  readonly camera: string;
  readonly microphone: string;
  /** The camera stays off. */
  readonly isSoundOnly?: boolean;
}

const chosen = (id: string): MediaTrackConstraints => (id === '' ? {} : { deviceId: { exact: id } });

function wanted({ camera, microphone, isSoundOnly = false }: ChosenDevices): MediaStreamConstraints {
  return {
    // Front camera in 720p, which most viewers get. A phone held upright rotates it automatically.
    video: !isSoundOnly && {
      width: { ideal: 1280 },
      height: { ideal: 720 },
      frameRate: { ideal: 30, max: 30 },
      ...(camera === '' ? { facingMode: 'user' } : chosen(camera)),
    },
    audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true, ...chosen(microphone) },
  };
}

/** Opens the chosen devices. If one was unplugged, the browser chooses another. */
export async function openStream(ids: ChosenDevices): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia(wanted(ids));
  } catch (error) {
    if (problemOf(error) !== 'missing') throw error;
    const [cameras, microphones] = await Promise.all([devicesOf('videoinput'), devicesOf('audioinput')]);
    const there = (devices: readonly Device[], id: string): string =>
      devices.some((each) => each.id === id) ? id : '';
    const left = { camera: there(cameras, ids.camera), microphone: there(microphones, ids.microphone) };
    if (left.camera === ids.camera && left.microphone === ids.microphone) throw error;
    return navigator.mediaDevices.getUserMedia(wanted({ ...ids, ...left }));
  }
}

/** Systems mute a track briefly when they change cameras, so shorter mutes are ignored. */
const MUTED_FOR_MS = 1_000;

export interface StreamEvents {
  /** A device is gone or muted; null: picture and sound are back. */
  readonly onProblem: (problem: CameraProblem | null) => void;
}

/** Watches the tracks of a stream. @returns a function that stops watching */
export function followStream(stream: MediaStream, { onProblem }: StreamEvents): () => void {
  const tracks = stream.getTracks();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isMuted = false;
  const ended = (): void => {
    clearTimeout(timer);
    // A recorder stops only after all tracks have ended, so stop the camera when the microphone is lost.
    stopAll(stream);
    onProblem('lost');
  };
  const mute = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isMuted = true;
      onProblem('muted');
    }, MUTED_FOR_MS);
  };
  const unmute = (): void => {
    if (tracks.some((track) => track.muted)) return;
    clearTimeout(timer);
    if (isMuted) onProblem(null);
    isMuted = false;
  };
  const listeners = { ended, mute, unmute };
  for (const track of tracks) {
    for (const [event, listener] of Object.entries(listeners)) track.addEventListener(event, listener);
    if (track.muted) mute();
  }
  return () => {
    clearTimeout(timer);
    for (const track of tracks) {
      for (const [event, listener] of Object.entries(listeners)) track.removeEventListener(event, listener);
    }
  };
}
