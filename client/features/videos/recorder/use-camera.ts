import { useCallback, useEffect, useState } from 'react';
import { type CameraProblem, problemOf } from '../../../lib/devices/camera-problem';
import { type Device, devicesOf, stopAll } from '../../../lib/devices/devices';
import { type ChosenDevices, followStream, openStream } from './camera-stream';
import { recordedType } from '../../../lib/recording/take';

export type CameraState =
  | { readonly status: 'asking' }
  | { readonly status: 'ready'; readonly stream: MediaStream }
  | { readonly status: 'failed'; readonly problem: CameraProblem };

export interface Camera {
  readonly state: CameraState;
  readonly cameras: readonly Device[];
  readonly microphones: readonly Device[];
  /** In use, or requested. */
  readonly cameraId: string;
  readonly microphoneId: string;
  readonly chooseCamera: (id: string) => void;
  readonly chooseMicrophone: (id: string) => void;
  readonly retry: () => void;
}

/** Whether this browser can record. Without TLS there is no camera either. */
export const canRecord = (): boolean =>
  typeof navigator.mediaDevices?.getUserMedia === 'function' && recordedType() !== null;

const noDevices: ChosenDevices = { camera: '', microphone: '' };
/** Problems that plugging in another device can solve. */
const endedByDevice: readonly CameraProblem[] = ['lost', 'missing'];

/** Camera and microphone, or the microphone alone, while `wants` is true: opens, changes, and reopens them after a loss. */
export function useCamera(wants: boolean, isSoundOnly = false): Camera {
  const [state, setState] = useState<CameraState>(() =>
    canRecord() ? { status: 'asking' } : { status: 'failed', problem: 'unsupported' },
  );
  const [cameras, setCameras] = useState<readonly Device[]>([]);
  const [microphones, setMicrophones] = useState<readonly Device[]>([]);
  const [ids, setIds] = useState(noDevices);
  const [attempt, setAttempt] = useState(0);
  const [inUse, setInUse] = useState(noDevices);

  useEffect(() => {
    if (!wants || !canRecord()) return;
    const { mediaDevices } = navigator;
    let isOver = false;
    let isOpening = false;
    let hasChanged = false;
    let own: MediaStream | null = null;
    let unfollow = (): void => undefined;
    let failed: CameraProblem | null = null;
    const fail = (problem: CameraProblem): void => {
      failed = problem;
      setState({ status: 'failed', problem });
    };
    const listDevices = async (): Promise<void> => {
      try {
        const [video, audio] = await Promise.all([isSoundOnly ? [] : devicesOf('videoinput'), devicesOf('audioinput')]);
        if (isOver) return;
        setCameras(video);
        setMicrophones(audio);
      } catch {
        // Without a list there is no choice of devices, but the picture still works.
      }
    };
    const adopt = (stream: MediaStream): void => {
      unfollow();
      [own, failed] = [stream, null];
      unfollow = followStream(stream, {
        onProblem: (problem) => (problem === null ? adopt(stream) : fail(problem)),
      });
      const used = (tracks: MediaStreamTrack[]): string => tracks[0]?.getSettings().deviceId ?? '';
      setInUse({ camera: used(stream.getVideoTracks()), microphone: used(stream.getAudioTracks()) });
      setState({ status: 'ready', stream });
    };
    const open = async (): Promise<void> => {
      isOpening = true;
      try {
        const stream = await openStream({ ...ids, isSoundOnly });
        if (isOver) return stopAll(stream);
        adopt(stream);
        // The browser gives device names only after permission.
        await listDevices();
      } catch (error) {
        // A lost device stays "lost" until another one opens, because that text says that the recording is kept.
        if (!isOver && failed === null) fail(problemOf(error));
      } finally {
        isOpening = false;
        if (hasChanged && !isOver) change();
      }
    };
    const change = (): void => {
      // One device may fire this event twice: for its camera and for its microphone.
      hasChanged = isOpening;
      if (isOpening) return;
      if (failed !== null && endedByDevice.includes(failed)) void open();
      else void listDevices();
    };
    // oxlint-disable-next-line react/set-state-in-effect -- another device is asked for, so the permission is open again
    setState({ status: 'asking' });
    void open();
    mediaDevices.addEventListener('devicechange', change);
    return () => {
      isOver = true;
      mediaDevices.removeEventListener('devicechange', change);
      unfollow();
      if (own) stopAll(own);
    };
  }, [wants, isSoundOnly, ids, attempt]);

  return {
    state,
    cameras,
    microphones,
    cameraId: inUse.camera || ids.camera,
    microphoneId: inUse.microphone || ids.microphone,
    chooseCamera: useCallback((camera: string) => setIds((before) => ({ ...before, camera })), []),
    chooseMicrophone: useCallback((microphone: string) => setIds((before) => ({ ...before, microphone })), []),
    retry: useCallback(() => setAttempt((before) => before + 1), []),
  };
}
