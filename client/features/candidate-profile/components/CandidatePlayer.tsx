import Skeleton from '@mui/material/Skeleton';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { radius } from '../../../design-system/theme/tokens';
import { VideoPlayer } from '../../../design-system/VideoPlayer/VideoPlayer';
import { useErrorText } from '../../../lib/error-text';
import { useOccupation } from '../../../lib/session/use-session';
import { useStreamMetadata } from '../api/stream-metadata';
import { useCandidateText } from '../messages/use-candidate-text';

/** The player of one video of an open profile; watching keeps the session alive. */
export function CandidatePlayer({ videoId }: { videoId: string }) {
  const text = useCandidateText();
  const errorText = useErrorText();
  const stream = useStreamMetadata(videoId);
  const [isPlaying, setPlaying] = useState(false);
  const [generation, setGeneration] = useState(0);
  useOccupation(isPlaying);
  if (stream.status === 'loading')
    return (
      <Skeleton
        variant="rounded"
        sx={{ width: '100%', height: 'auto', aspectRatio: '16 / 9', borderRadius: `${radius.media}px` }}
      />
    );
  if (stream.status === 'failed') {
    const retry = (): void => {
      setGeneration(generation + 1);
      stream.retry();
    };
    return <ErrorState what={text('video.failed')} toDo={errorText(stream.error)} onRetry={retry} />;
  }
  const { data } = stream;
  return (
    <Box
      onPlayCapture={() => setPlaying(true)}
      onPauseCapture={() => setPlaying(false)}
      onEndedCapture={() => setPlaying(false)}
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
