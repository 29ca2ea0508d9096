import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../design-system/Button/Button';
import { radius } from '../../../../design-system/theme/tokens';
import { useRecorderText } from '../../messages/use-recorder-text';
import type { StartTake, Take } from '../../../../lib/recording/take';

export interface PracticeProps {
  readonly stream: MediaStream;
  readonly startTake: StartTake;
}

const LONGEST_MS = 10_000;

/** A practice question whose answer is never stored: people can hear themselves first. */
export function Practice({ stream, startTake }: PracticeProps) {
  const text = useRecorderText();
  const take = useRef<Take | null>(null);
  const [isRunning, setRunning] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [url, setUrl] = useState<string | null>(null);
  useEffect(
    () => () => {
      if (url !== null) URL.revokeObjectURL(url);
    },
    [url],
  );
  useEffect(() => () => void take.current?.stop(), []);

  const stop = (): void => void take.current?.stop();
  const start = (): void => {
    const chunks: Blob[] = [];
    setUrl(null);
    setFailed(false);
    let own: Take;
    try {
      own = startTake(stream, {
        onChunk: (chunk) => chunks.push(chunk),
        onBroken: (why) => {
          setRunning(false);
          setFailed(why === 'recorder');
        },
      });
    } catch {
      return setFailed(true);
    }
    setRunning(true);
    const timer = setTimeout(stop, LONGEST_MS);
    take.current = {
      ...own,
      stop: async () => {
        clearTimeout(timer);
        take.current = null;
        const seconds = await own.stop();
        setRunning(false);
        setUrl(URL.createObjectURL(new Blob(chunks, { type: chunks[0]?.type ?? '' })));
        return seconds;
      },
    };
  };
  return (
    <Box component="section" aria-label={text('practice.title')} sx={{ display: 'grid', gap: 1.5 }}>
      <Box>
        <Typography variant="h4" component="h3">
          {text('practice.title')}
        </Typography>
        <Typography sx={{ mt: 0.5 }}>{text('practice.question')}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('practice.lead')}
        </Typography>
      </Box>
      {url !== null && (
        <Box
          component={stream.getVideoTracks?.().length === 0 ? 'audio' : 'video'}
          src={url}
          controls
          playsInline
          aria-label={text('practice.playback')}
          sx={{ width: '100%', maxHeight: 240, borderRadius: `${radius.media}px`, bgcolor: 'overMedia.ground' }}
        />
      )}
      {hasFailed && <Typography role="alert">{text('stage.trouble.recorder')}</Typography>}
      <Box>
        <Button onClick={isRunning ? stop : start}>
          {text(isRunning ? 'practice.stop' : url === null ? 'practice.start' : 'practice.again')}
        </Button>
      </Box>
    </Box>
  );
}
