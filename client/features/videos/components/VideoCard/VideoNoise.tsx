import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { VideoNoise as Noise } from '@modules/media/http/media.contract';
import { useToasts } from '../../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../../lib/error-text';
import { formatDateTime } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { useSharedText } from '../../../../lib/messages/use-shared-text';
import { useNoiseText } from '../../messages/use-noise-text';

export interface VideoNoiseProps {
  readonly title: string;
  readonly noise: Noise;
  readonly onChange: (reducesNoise: boolean) => Promise<void>;
}

/** Switch: less noise in the sound, while the original is kept. A change makes the files again, and says so. */
export function VideoNoise({ title, noise, onChange }: VideoNoiseProps) {
  const text = useNoiseText();
  const shared = useSharedText();
  const errorText = useErrorText();
  const language = useLanguage();
  const toasts = useToasts();
  const hint = useId();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const { state, changeable_until: until } = noise;
  const isReduced = wanted ?? noise.reduced;
  if (until === null) {
    return isReduced ? (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text('fixed')}
      </Typography>
    ) : null;
  }
  const change = async (next: boolean): Promise<void> => {
    setWanted(next);
    try {
      await onChange(next);
      if (state !== 'UNDER_WAY') toasts.success(text('saved'));
    } catch (error) {
      toasts.error(`${text('failed')} ${errorText(error)}`);
    } finally {
      setWanted(null);
    }
  };
  const says = { READY: isReduced ? 'reduced' : 'asRecorded', UNDER_WAY: 'underWay', FAILED: 'stopped' } as const;
  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={isReduced}
            disabled={wanted !== null}
            onChange={(_, checked) => void change(checked)}
            slotProps={{
              input: {
                role: 'switch',
                'aria-label': shared('action.named', { label: text('label'), name: title }),
                'aria-describedby': hint,
              },
            }}
          />
        }
        label={text('label')}
      />
      <Typography id={hint} variant="body2" sx={{ color: 'text.secondary' }}>
        {text(says[state])} {text('until', { date: formatDateTime(until, language) })}
      </Typography>
    </div>
  );
}
