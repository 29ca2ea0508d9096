import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import type { StreamMetadata } from '@modules/media/http/media.contract';
import { ErrorState } from '../../../../design-system/ErrorState/ErrorState';
import { radius } from '../../../../design-system/theme/tokens';
import { VideoPlayer } from '../../../../design-system/VideoPlayer/VideoPlayer';
import { VideoWords } from '../../../../design-system/VideoPlayer/VideoWords';
import { useErrorText } from '../../../../lib/error-text';
import type { Loadable } from '../../../../lib/loadable';
import { useCompanyText } from '../../messages/use-company-text';

export interface WatchCompanyVideoProps {
  /** Title in the gallery; the upload may have another one. */
  readonly title: string;
  readonly stream: Loadable<StreamMetadata>;
  /** Whether the video plays: watching counts as activity, even without a key press. */
  readonly onPlaying: (isPlaying: boolean) => void;
}

/** Player with captions and summary, or its loading and error states. */
export function WatchCompanyVideo({ title, stream, onPlaying }: WatchCompanyVideoProps) {
  const text = useCompanyText();
  const errorText = useErrorText();
  const [attempt, setAttempt] = useState(0);
  if (stream.status === 'loading') {
    return (
      <Skeleton
        variant="rounded"
        sx={{ width: '100%', height: 'auto', aspectRatio: '16 / 9', borderRadius: `${radius.media}px` }}
      />
    );
  }
  if (stream.status === 'failed') {
    const retry = (): void => {
      setAttempt(attempt + 1);
      stream.retry();
    };
    return <ErrorState level={3} what={text('watch.failed')} toDo={errorText(stream.error)} onRetry={retry} />;
  }
  const { data } = stream;
  // A team uploads videos and recordings; only people write a presentation.
  if (data.streamUrl === null) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box
        onPlayCapture={() => onPlaying(true)}
        onPauseCapture={() => onPlaying(false)}
        onEndedCapture={() => onPlaying(false)}
      >
        <VideoPlayer
          key={`${data.streamUrl} ${attempt}`}
          src={data.streamUrl}
          hlsSrc={data.hlsUrl}
          previewSrc={data.previewUrl}
          title={title}
          isSoundOnly={data.kind === 'AUDIO'}
          poster={data.thumbnailStreamUrl ?? undefined}
          durationSeconds={data.duration}
          captions={data.captions.map(({ url, label, language }) => ({ src: url, label, language }))}
        />
      </Box>
      <VideoWords captions={data.captions} />
    </Box>
  );
}
