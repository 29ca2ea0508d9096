import { useEffect, useRef, useState } from 'react';

export type SendResume = (file: File, onPercent: (percent: number) => void, signal: AbortSignal) => Promise<void>;

interface RunningResume {
  readonly file: File;
  readonly percent: number;
  /** Why the upload stopped; absent while it runs. */
  readonly error?: unknown;
}

/** The current upload, if any. Leaving the page stops it, because a résumé takes only seconds. */
export function useResumeUpload(onSend: SendResume, onSent: () => void) {
  const [running, setRunning] = useState<RunningResume | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const run = async (file: File): Promise<void> => {
    const own = new AbortController();
    controller.current = own;
    setRunning({ file, percent: 0 });
    try {
      await onSend(file, (percent) => setRunning({ file, percent }), own.signal);
      setRunning(null);
      onSent();
    } catch (error) {
      if (!own.signal.aborted) setRunning({ file, percent: 0, error });
    }
  };
  return {
    running,
    send: (file: File): void => void run(file),
    stop: (): void => {
      controller.current?.abort();
      setRunning(null);
    },
  };
}
