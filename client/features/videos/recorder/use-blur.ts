import { useEffect, useState } from 'react';
import { savesData } from '../../../lib/data-saver';
import { isSlow } from '../../../lib/page-size';
import { type Framing, framingOf } from '../domain/framing';
import type { BlurFailure, BlurredCamera, OpenBlur } from './blur/blurred-camera';
import { chooseBlur, isBlurChosen } from './blur-choice';

/** `asks`: this connection saves data, so the download waits for a word. While it is not `off`, only a blurred stream is given out. */
export type BlurState = 'off' | 'unsupported' | 'asks' | 'loading' | 'ready' | BlurFailure;

export interface Blur {
  readonly state: BlurState;
  /** The only stream to show and record: the camera if the blur is off, its blurred copy if it is ready, otherwise nothing. */
  readonly stream: MediaStream | null;
  /** Where the person is in the blurred picture; null if unknown. */
  readonly framing: Framing | null;
  /** Fewer than ten pictures a second. */
  readonly isJerky: boolean;
  readonly choose: (isOn: boolean) => void;
  /** Loads it although this connection saves data, or again after a failure. */
  readonly load: () => void;
}

/** Whether this browser can draw in a worker and record the result. */
export const canBlur = (): boolean =>
  typeof Worker === 'function' &&
  typeof WebAssembly === 'object' &&
  typeof OffscreenCanvas === 'function' &&
  typeof HTMLCanvasElement.prototype.captureStream === 'function';

/** Loads worker and model when they are needed for the first time. */
export const openBlurWhenChosen = async (): Promise<OpenBlur> => (await import('./blur/open-blur')).openBlur;

type Opened = { readonly status: 'loading' | BlurFailure } | { readonly status: 'ready'; readonly stream: MediaStream };
const loading: Opened = { status: 'loading' };
/** Equal measurements in a row before a hint changes, one a second. */
const STEADY = 2;

/** The blurred copy of a camera, if the person chose it. Never the camera itself while the choice is on. */
export function useBlur(camera: MediaStream | null, loadBlur: () => Promise<OpenBlur> = openBlurWhenChosen): Blur {
  const [isOn, setOn] = useState(isBlurChosen);
  const [isAgreed, setAgreed] = useState(() => !isSlow && !savesData());
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<{ readonly camera: MediaStream | null; readonly now: Opened }>({
    camera: null,
    now: loading,
  });
  const [framing, setFraming] = useState<Framing | null>(null);
  const [isJerky, setJerky] = useState(false);
  const isPossible = canBlur();
  const runs = isOn && isPossible && isAgreed && camera !== null;

  useEffect(() => {
    if (!runs) return;
    let isOver = false;
    let blurred: BlurredCamera | null = null;
    let seen = { framing: null as Framing | null, times: 0 };
    const set = (now: Opened): void => {
      if (isOver) return;
      setOpened({ camera, now });
      if (now.status !== 'ready') setFraming(null);
    };
    const open = async (): Promise<void> => {
      const openBlur = await loadBlur();
      if (isOver) return;
      blurred = openBlur(camera, {
        onFailed: (status) => set({ status }),
        onReport: (person, jerks) => {
          if (isOver) return;
          const next = framingOf(person);
          seen = { framing: next, times: next === seen.framing ? seen.times + 1 : 1 };
          if (seen.times >= STEADY) setFraming(next);
          setJerky(jerks);
        },
      });
      const stream = await blurred.stream;
      if (stream) set({ status: 'ready', stream });
    };
    set(loading);
    open().catch(() => set({ status: 'load' }));
    return () => {
      isOver = true;
      blurred?.close();
      setOpened({ camera: null, now: loading });
      setFraming(null);
      setJerky(false);
    };
  }, [runs, camera, attempt, loadBlur]);

  // A copy of another camera is no copy of this one.
  const current = opened.camera === camera ? opened.now : loading;
  const state = !isOn ? 'off' : !isPossible ? 'unsupported' : !isAgreed ? 'asks' : current.status;
  return {
    state,
    stream: !isOn ? camera : runs && current.status === 'ready' ? current.stream : null,
    framing: state === 'ready' ? framing : null,
    isJerky: state === 'ready' && isJerky,
    choose: (next) => {
      setOn(next);
      chooseBlur(next);
    },
    load: () => {
      setAgreed(true);
      setAttempt((before) => before + 1);
    },
  };
}
