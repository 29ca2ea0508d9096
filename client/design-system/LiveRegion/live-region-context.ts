import { createContext, useContext } from 'react';

export type Politeness = 'polite' | 'assertive';
/** Says something to screen readers: `announce('38 résultats')`. */
export type Announce = (text: string, politeness?: Politeness) => void;

export const LiveRegionContext = createContext<Announce | null>(null);

/** For visible changes that do not move the focus: a count after filtering, more rows. */
export function useAnnounce(): Announce {
  const announce = useContext(LiveRegionContext);
  if (!announce) throw new Error('useAnnounce needs <DesignSystemProvider>');
  return announce;
}
