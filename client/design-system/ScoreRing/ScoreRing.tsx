import { useUiText } from '../messages/use-ui-text';
import { Ring, type RingSize } from '../Ring/Ring';

export interface ScoreRingProps {
  /** 0–100. */
  score: number;
  /** Text: `92 % de correspondance`; `92 sur 100` by default. */
  label?: string;
  size?: RingSize;
}

export function ScoreRing({ score, label, size = 'medium' }: ScoreRingProps) {
  const text = useUiText();
  const whole = Math.round(Math.min(100, Math.max(0, score)));
  return (
    <Ring part={whole / 100} words={label ?? text('score.words', { score: whole })} size={size}>
      {whole}
    </Ring>
  );
}
