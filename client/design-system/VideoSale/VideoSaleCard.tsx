import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { useErrorText } from '../../lib/error-text';
import { Card } from '../Card/Card';
import { choicePill } from '../form/choice-pill';
import { icon } from '../theme/tokens';
import { useToasts } from '../Toasts/toast-context';
import { useVideoSaleText } from './messages/use-video-sale-text';

export interface VideoSaleCardProps {
  /** Null if not answered yet, so that no option is selected. */
  readonly answer: boolean | null;
  /** The price for the company, in credits. */
  readonly price: number;
  /** Rejects if saving failed; the previous choice is then restored. */
  readonly onAnswer: (allowed: boolean) => Promise<void>;
}

const answers = [true, false] as const;

/** Asks whether one video may be sold while the profile is masked. A choice is saved immediately. */
export function VideoSaleCard({ answer, price, onAnswer }: VideoSaleCardProps) {
  const text = useVideoSaleText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const id = useId();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const shown = wanted ?? answer;
  const choose = async (allowed: boolean): Promise<void> => {
    if (wanted !== null) return;
    setWanted(allowed);
    try {
      await onAnswer(allowed);
      toasts.success(text(allowed ? 'savedYes' : 'savedNo'));
    } catch (error) {
      toasts.error(`${text('failed')} ${errorText(error)}`);
    } finally {
      setWanted(null);
    }
  };
  const hint = shown === null ? text('unanswered') : text(shown ? 'hint.yes' : 'hint.no');
  return (
    <Card as="section" title={text('title')} titleLevel={2}>
      <Typography sx={{ color: 'text.secondary', maxWidth: '60ch' }}>{text('lead', { count: price })}</Typography>
      <Box component="fieldset" aria-describedby={`${id}-hint`} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
        <Box component="legend" sx={{ p: 0, mb: 1, typography: 'label' }}>
          {text('question')}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {answers.map((allowed) => (
            <Box component="label" key={String(allowed)} sx={choicePill(shown === allowed, true)}>
              <input
                type="radio"
                name={id}
                checked={shown === allowed}
                disabled={wanted !== null}
                onChange={() => void choose(allowed)}
              />
              {shown === allowed && <Check size={icon.small} aria-hidden />}
              {text(allowed ? 'yes' : 'no')}
            </Box>
          ))}
        </Box>
      </Box>
      <Typography id={`${id}-hint`} variant="body2" sx={{ color: 'text.secondary' }}>
        {hint}
      </Typography>
    </Card>
  );
}
