import { useCallback, useState, type ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { LiveRegionContext, type Politeness } from './live-region-context';

interface Spoken {
  text: string;
  /** Counts the announcements: a no-break space on every second one makes the same sentence be read twice. */
  turn: number;
}
const silent: Spoken = { text: '', turn: 0 };

function written({ text, turn }: Spoken): string {
  return text !== '' && turn % 2 === 0 ? `${text}\u00A0` : text;
}

/** Holds the two regions that exist from the start, because a region added with its text is often not read. */
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
