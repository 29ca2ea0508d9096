import { useEffect, useState } from 'react';

export interface Preview {
  /** Blob URL of the chosen file; null if the browser gives none. */
  readonly url: string | null;
  /** Seconds; null until known, and if the browser cannot read the file. */
  readonly duration: number | null;
  /** False for a recording of sound in a video's container; true until known. */
  readonly hasPicture: boolean;
}

const none: Preview = { url: null, duration: null, hasPicture: true };

/** Previews a file before the upload and reads its duration. Files recorded by a browser have none; the server measures it. */
export function usePreview(file: File | null): Preview {
  const [state, setState] = useState<{ file: File | null; preview: Preview }>({ file: null, preview: none });
  useEffect(() => {
    if (file === null || typeof URL.createObjectURL !== 'function') return;
    const url = URL.createObjectURL(file);
    const probe = document.createElement('video');
    probe.preload = 'metadata';
    const report = (): void => {
      const { duration, videoWidth } = probe;
      const known = Number.isFinite(duration) && duration > 0 ? duration : null;
      setState({ file, preview: { url, duration: known, hasPicture: videoWidth > 0 } });
    };
    probe.addEventListener('loadedmetadata', report);
    probe.src = url;
    return () => {
      probe.removeEventListener('loadedmetadata', report);
      probe.removeAttribute('src');
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return state.file === file ? state.preview : none;
}
