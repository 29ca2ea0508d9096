import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { takeSharedResume } from '../../../lib/shared-resume';
import { outcomeIn, type SharedProblem } from '../domain/shared-file';

/** A résumé that another app shared, or why there is none. */
export interface SharedFile {
  readonly file: File | null;
  readonly problem: SharedProblem | null;
}

const none: SharedFile = { file: null, problem: null };

/** Reads the shared file that the address names (`?shared=kept`), and deletes it from the device. */
export function useSharedFile(): SharedFile & { readonly onTaken: () => void } {
  const outcome = outcomeIn(useSearchParams()[0].get('shared'));
  const isKept = outcome === 'kept';
  const [taken, setTaken] = useState<SharedFile>(none);
  // A second read would find nothing: React runs effects twice during development.
  const reading = useRef<Promise<File | null> | null>(null);
  useEffect(() => {
    if (!isKept) return;
    let isShown = true;
    // A read that fails leaves nothing to open, so the person chooses the file.
    reading.current ??= takeSharedResume(globalThis.caches, Date.now()).catch(() => null);
    void reading.current.then((file) => {
      if (isShown) setTaken(file === null ? { file, problem: 'gone' } : { file, problem: null });
    });
    return () => {
      isShown = false;
    };
  }, [isKept]);
  const onTaken = (): void => setTaken(none);
  return isKept || outcome === null ? { ...taken, onTaken } : { file: null, problem: outcome, onTaken };
}
