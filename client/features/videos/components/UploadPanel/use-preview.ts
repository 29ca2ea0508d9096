import { useEffect, useState } from 'react';

export interface Preview {
  /** Address of the chosen file in this window; null where the browser gives none. */
  readonly url: string | null;
  /** Seconds; null until the browser knows, and for good where it cannot read the file. */
  readonly duration: number | null;
}

const none: Preview = { url: null, duration: null };

/** Shows a file before it leaves, and asks the browser how long it is. Recordings of a browser do not say; the server finds out. */
export function usePreview(file: File | null): Preview {
  const [state, setState] = useState<{ file: File | null; preview: Preview }>({ file: null, preview: none });
  useEffect(() => {
    if (file === null || typeof URL.createObjectURL !== 'function') return;
    const url = URL.createObjectURL(file);
    const probe = document.createElement('video');
    probe.preload = 'metadata';
    const tell = (): void => {
      const { duration } = probe;
      setState({ file, preview: { url, duration: Number.isFinite(duration) && duration > 0 ? duration : null } });
    };
    probe.addEventListener('loadedmetadata', tell);
    probe.src = url;
    return () => {
      probe.removeEventListener('loadedmetadata', tell);
      probe.removeAttribute('src');
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return state.file === file ? state.preview : none;
}
