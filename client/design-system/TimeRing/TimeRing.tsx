import { formatRemaining } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { useUiText } from '../messages/use-ui-text';
import { Ring, type RingSize } from '../Ring/Ring';

export interface TimeRingProps {
  remainingMs: number;
  /** The whole time limit, such as 72 hours. */
  totalMs: number;
  size?: RingSize;
}

/** Remaining part of a time limit. Write beside it what happens at the end. */
export function TimeRing({ remainingMs, totalMs, size = 'medium' }: TimeRingProps) {
  const text = useUiText();
  const language = useLanguage();
  const left = Math.max(0, remainingMs);
  const words = left === 0 ? text('time.over') : text('time.left', { time: formatRemaining(left, language) });
  return (
    <Ring part={totalMs > 0 ? left / totalMs : 0} words={words} size={size}>
      {formatRemaining(left, language, 'short')}
    </Ring>
  );
}
