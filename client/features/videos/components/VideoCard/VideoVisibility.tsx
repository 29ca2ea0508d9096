import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { VideoSummary } from '@modules/media/http/media.contract';
import { useToasts } from '../../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../../lib/error-text';
import { useSharedText } from '../../../../lib/messages/use-shared-text';
import { useVideosText } from '../../messages/use-videos-text';

export interface VideoVisibilityProps {
  readonly video: Pick<VideoSummary, 'title' | 'visibility'>;
  readonly onChange: (visibility: VideoSummary['visibility']) => Promise<void>;
}

/** Switch: companies may see the video. It takes effect immediately and explains both positions. */
export function VideoVisibility({ video, onChange }: VideoVisibilityProps) {
  const text = useVideosText();
  const shared = useSharedText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const hint = useId();
  const [wanted, setWanted] = useState<VideoSummary['visibility'] | null>(null);
  const isShown = (wanted ?? video.visibility) === 'VISIBLE';
  const change = async (next: VideoSummary['visibility']): Promise<void> => {
    setWanted(next);
    try {
      await onChange(next);
      toasts.success(text(next === 'VISIBLE' ? 'visibility.savedOn' : 'visibility.savedOff'));
    } catch (error) {
      toasts.error(`${text('visibility.failed')} ${errorText(error)}`);
    } finally {
      setWanted(null);
    }
  };
  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={isShown}
            disabled={wanted !== null}
            onChange={(_, checked) => void change(checked ? 'VISIBLE' : 'HIDDEN')}
            slotProps={{
              input: {
                role: 'switch',
                'aria-label': shared('action.named', { label: text('visibility.label'), name: video.title }),
                'aria-describedby': hint,
              },
            }}
          />
        }
        label={text('visibility.label')}
      />
      <Typography id={hint} variant="body2" sx={{ color: 'text.secondary' }}>
        {text(isShown ? 'visibility.on' : 'visibility.off')}
      </Typography>
    </div>
  );
}
