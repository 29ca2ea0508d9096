import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import type { StreamMetadata } from '@modules/media/http/media.contract';
import { ErrorState } from '../../../../design-system/ErrorState/ErrorState';
import { VideoPlayer } from '../../../../design-system/VideoPlayer/VideoPlayer';
import { useErrorText } from '../../../../lib/error-text';
import type { Loadable } from '../../../../lib/loadable';
import { useVideosText } from '../../messages/use-videos-text';

export interface WatchPanelProps {
  readonly stream: Loadable<StreamMetadata>;
  /** Called when the picture starts and stops moving: watching keeps the session alive. */
  readonly onPlaying: (isPlaying: boolean) => void;
}

/** The player with its video, or what takes its place meanwhile. */
export function WatchPanel({ stream, onPlaying }: WatchPanelProps) {
  const text = useVideosText();
  const errorText = useErrorText();
  const [generation, setGeneration] = useState(0);
  if (stream.status === 'loading')
    return (
      <Skeleton variant="rounded" sx={{ width: '100%', height: 'auto', aspectRatio: '16 / 9', borderRadius: 2.25 }} />
    );
  if (stream.status === 'failed') {
    const retry = (): void => {
      setGeneration(generation + 1);
      stream.retry();
    };
    return <ErrorState what={text('video.playerFailed')} toDo={errorText(stream.error)} onRetry={retry} />;
  }
  const { data } = stream;
  return (
    <Box
      onPlayCapture={() => onPlaying(true)}
      onPauseCapture={() => onPlaying(false)}
      onEndedCapture={() => onPlaying(false)}
    >
      <VideoPlayer
        key={`${data.streamUrl} ${generation}`}
        src={data.streamUrl}
        title={data.title}
        poster={data.thumbnailStreamUrl}
        durationSeconds={data.duration}
        captions={data.captions.map(({ url, label, language }) => ({ src: url, label, language }))}
      />
    </Box>
  );
}
