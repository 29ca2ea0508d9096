import { useCallback, useEffect, useState } from 'react';
import { type CameraProblem, problemOf } from '../domain/camera-problem';
import { recordedType } from './take';

export interface Device {
  readonly id: string;
  readonly label: string;
}

export type CameraState =
  | { readonly status: 'asking' }
  | { readonly status: 'ready'; readonly stream: MediaStream }
  | { readonly status: 'failed'; readonly problem: CameraProblem };

export interface Camera {
  readonly state: CameraState;
  readonly cameras: readonly Device[];
  readonly microphones: readonly Device[];
  /** What is in use, or was asked for. */
  readonly cameraId: string;
  readonly microphoneId: string;
  readonly chooseCamera: (id: string) => void;
  readonly chooseMicrophone: (id: string) => void;
  readonly retry: () => void;
}

/** Whether this browser records at all; a page without TLS has no camera either. */
export const canRecord = (): boolean =>
  typeof navigator.mediaDevices?.getUserMedia === 'function' && recordedType() !== null;

const chosen = (id: string): MediaTrackConstraints => (id === '' ? {} : { deviceId: { exact: id } });

function wanted(cameraId: string, microphoneId: string): MediaStreamConstraints {
  return {
    // The face, at what the ladder shows at most times; held upright a phone turns it by itself.
    video: {
      width: { ideal: 1280 },
      height: { ideal: 720 },
      frameRate: { ideal: 30, max: 30 },
      ...(cameraId === '' ? { facingMode: 'user' } : chosen(cameraId)),
    },
    audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true, ...chosen(microphoneId) },
  };
}

const stopAll = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

async function devicesOf(kind: MediaDeviceKind): Promise<Device[]> {
  const all = await navigator.mediaDevices.enumerateDevices();
  return all
    .filter((device) => device.kind === kind && device.deviceId !== '')
    .map(({ deviceId, label }, place) => ({ id: deviceId, label: label === '' ? String(place + 1) : label }));
}

/** Camera and microphone, while `wants` is true: asked for, chosen, lost and asked for again. */
export function useCamera(wants: boolean): Camera {
  const [state, setState] = useState<CameraState>({ status: 'asking' });
  const [cameras, setCameras] = useState<readonly Device[]>([]);
  const [microphones, setMicrophones] = useState<readonly Device[]>([]);
  const [ids, setIds] = useState({ camera: '', microphone: '' });
  const [attempt, setAttempt] = useState(0);
  const [inUse, setInUse] = useState({ camera: '', microphone: '' });

  useEffect(() => {
    if (!wants) return;
    let isOver = false;
    let own: MediaStream | null = null;
    const open = async (): Promise<void> => {
      if (!canRecord()) {
        setState({ status: 'failed', problem: 'unsupported' });
        return;
      }
      setState({ status: 'asking' });
      try {
        const stream = await navigator.mediaDevices.getUserMedia(wanted(ids.camera, ids.microphone));
        if (isOver) return stopAll(stream);
        own = stream;
        for (const track of stream.getTracks()) {
          track.addEventListener('ended', () => {
            if (!isOver) setState({ status: 'failed', problem: 'lost' });
          });
        }
        const used = (tracks: MediaStreamTrack[]): string => tracks[0]?.getSettings().deviceId ?? '';
        setInUse({ camera: used(stream.getVideoTracks()), microphone: used(stream.getAudioTracks()) });
        setState({ status: 'ready', stream });
        // Their names are told once one of them may be used.
        const [video, audio] = await Promise.all([devicesOf('videoinput'), devicesOf('audioinput')]);
        if (isOver) return;
        setCameras(video);
        setMicrophones(audio);
      } catch (error) {
        if (!isOver) setState({ status: 'failed', problem: problemOf(error) });
      }
    };
    void open();
    return () => {
      isOver = true;
      if (own) stopAll(own);
    };
  }, [wants, ids, attempt]);

  return {
    state,
    cameras,
    microphones,
    cameraId: ids.camera || inUse.camera,
    microphoneId: ids.microphone || inUse.microphone,
    chooseCamera: useCallback((camera: string) => setIds((before) => ({ ...before, camera })), []),
    chooseMicrophone: useCallback((microphone: string) => setIds((before) => ({ ...before, microphone })), []),
    retry: useCallback(() => setAttempt((before) => before + 1), []),
  };
}
