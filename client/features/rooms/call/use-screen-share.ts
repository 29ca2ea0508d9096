import { useCallback, useEffect, useState } from 'react';

export interface ScreenShare {
  readonly track: MediaStreamTrack | null;
  /** Phones cannot share their screen. */
  readonly canShare: boolean;
  readonly hasFailed: boolean;
  readonly toggle: () => void;
}

const canShare = (): boolean => typeof navigator.mediaDevices?.getDisplayMedia === 'function';

/** The shared screen of this person, until they stop it here or in the browser's own bar. */
export function useScreenShare(isIn: boolean): ScreenShare {
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (track === null) return;
    const ended = (): void => setTrack(null);
    track.addEventListener('ended', ended);
    return () => {
      track.removeEventListener('ended', ended);
      track.stop();
    };
  }, [track]);
  // Leaving the room ends the sharing.
  if (!isIn && track !== null) setTrack(null);

  const toggle = useCallback(() => {
    setHasFailed(false);
    if (track !== null) {
      setTrack(null);
      return;
    }
    const ask = async (): Promise<void> => {
      try {
        const stream = await navigator.mediaDevices.getDisplayMedia({ video: true });
        setTrack(stream.getVideoTracks()[0] ?? null);
      } catch (error) {
        // NotAllowedError: the person closed the browser's dialog, which needs no message.
        setHasFailed(!(error instanceof DOMException && error.name === 'NotAllowedError'));
      }
    };
    void ask();
  }, [track]);
  return { track, canShare: canShare(), hasFailed, toggle };
}
