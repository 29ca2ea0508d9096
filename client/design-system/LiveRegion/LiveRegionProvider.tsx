import { useCallback, useState, type ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { LiveRegionContext, type Politeness } from './live-region-context';

interface Spoken {
  text: string;
  /** Number of announcements: every second one gets a no-break space, so that a repeated sentence is read again. */
  turn: number;
}
const silent: Spoken = { text: '', turn: 0 };

function written({ text, turn }: Spoken): string {
  return text !== '' && turn % 2 === 0 ? `${text}\u00A0` : text;
}

/**
 * Renders two live regions from the start, because screen readers often ignore a region that is added with its text.
 */
export function LiveRegionProvider({ children }: { children: ReactNode }) {
  const [polite, setPolite] = useState(silent);
  const [assertive, setAssertive] = useState(silent);
  const announce = useCallback((text: string, politeness: Politeness = 'polite') => {
    const say = politeness === 'polite' ? setPolite : setAssertive;
    say((last) => ({ text, turn: last.turn + 1 }));
  }, []);
  return (
    <LiveRegionContext value={announce}>
      {children}
      <VisuallyHidden role="status">{written(polite)}</VisuallyHidden>
      <VisuallyHidden role="alert">{written(assertive)}</VisuallyHidden>
    </LiveRegionContext>
  );
}
