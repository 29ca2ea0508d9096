import { useEffect, useState } from 'react';
import { type Cue, readCues } from './cues';

export type VttState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; cues: readonly Cue[] };

const loading: VttState = { status: 'loading' };

/** Loads a WebVTT file of this site. @param src null while it is not needed */
export function useVtt(src: string | null): VttState {
  const [state, setState] = useState<{ src: string | null; state: VttState }>({ src: null, state: loading });
  useEffect(() => {
    if (src === null) return;
    const controller = new AbortController();
    const read = async (): Promise<VttState> => {
      const answer = await fetch(src, { signal: controller.signal, credentials: 'same-origin' });
      return answer.ok ? { status: 'ready', cues: readCues(await answer.text()) } : { status: 'failed' };
    };
    read().then(
      (next) => setState({ src, state: next }),
      () => controller.signal.aborted || setState({ src, state: { status: 'failed' } }),
    );
    return () => controller.abort();
  }, [src]);
  return state.src === src ? state.state : loading;
}
