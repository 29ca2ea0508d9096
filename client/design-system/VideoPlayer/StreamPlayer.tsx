import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useMemo, useRef, useState } from 'react';
import type { StreamMetadata } from '@modules/media/http/media.contract';
import { useErrorText } from '../../lib/error-text';
import type { Loadable } from '../../lib/loadable';
import { ErrorState } from '../ErrorState/ErrorState';
import { radius } from '../theme/tokens';
import { ChapterList } from './ChapterList';
import { LiveMark } from './LiveMark';
import { TranscriptPanel } from './TranscriptPanel';
import { useVtt } from './use-vtt';
import { type PlayerHandle, VideoPlayer } from './VideoPlayer';
import { VideoAnswers } from './VideoAnswers';
import { VideoWords } from './VideoWords';
import { WrittenAnswers } from './WrittenAnswers';

export interface StreamPlayerProps {
  readonly stream: Loadable<StreamMetadata>;
  /** Error text if the player's data cannot be loaded. */
  readonly failed: string;
  /** Called when playback starts and stops: watching keeps the session alive. */
  readonly onPlaying: (isPlaying: boolean) => void;
}

/** A video or recording with chapters, captions, transcript and summary, or a presentation in writing; or its loading and error states. */
export function StreamPlayer({ stream, failed, onPlaying }: StreamPlayerProps) {
  const errorText = useErrorText();
  const [generation, setGeneration] = useState(0);
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
    return <ErrorState what={failed} toDo={errorText(stream.error)} onRetry={retry} />;
  }
  const { data } = stream;
  if (data.streamUrl === null) return <Written video={data} />;
  return <Watching key={`${data.streamUrl} ${generation}`} video={data} src={data.streamUrl} onPlaying={onPlaying} />;
}

function Written({ video: { title, description, questions } }: { video: StreamMetadata }) {
  const answers = questions.flatMap(({ text: question, answer_text: answer }) =>
    answer === null ? [] : [{ question, answer }],
  );
  return <WrittenAnswers title={title} description={description} answers={answers} />;
}

/** The address without its signature, which changes at every visit. */
const nameOf = (src: string): string => src.split('?')[0] ?? src;

interface WatchingProps extends Pick<StreamPlayerProps, 'onPlaying'> {
  readonly video: StreamMetadata;
  readonly src: string;
}

function Watching({ video, src, onPlaying }: WatchingProps) {
  const player = useRef<PlayerHandle>(null);
  const [position, setPosition] = useState(0);
  const { captions, chapters } = video;
  const [chosen, setChosen] = useState<string | null>(null);
  const words = captions.find(({ language }) => language === chosen) ?? captions[0];
  // Keep the same array while the position changes, or the player would recreate its tracks several times a second.
  const tracks = useMemo(() => captions.map(({ url, label, language }) => ({ src: url, label, language })), [captions]);
  const transcript = useVtt(words?.url ?? null);
  const seek = (seconds: number): void => player.current?.seek(seconds);
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box
        onPlayCapture={() => onPlaying(true)}
        onPauseCapture={() => onPlaying(false)}
        onEndedCapture={() => onPlaying(false)}
      >
        <VideoPlayer
          ref={player}
          src={src}
          isSoundOnly={video.kind === 'AUDIO'}
          hlsSrc={video.hlsUrl}
          previewSrc={video.previewUrl}
          title={video.title}
          rememberAs={nameOf(src)}
          poster={video.thumbnailStreamUrl ?? undefined}
          durationSeconds={video.duration}
          captions={tracks}
          chapters={chapters}
          onTime={setPosition}
          onCaption={setChosen}
        />
      </Box>
      {video.recorded_live && <LiveMark live={video.recorded_live} />}
      <VideoAnswers description={video.description} questions={video.questions} />
      <VideoWords captions={captions} />
      {(chapters.length > 0 || words) && (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: '1fr', md: chapters.length > 0 && words ? '1fr 1fr' : '1fr' },
          }}
        >
          {chapters.length > 0 && <ChapterList chapters={chapters} position={position} onSeek={seek} />}
          {words && (
            <TranscriptPanel
              transcript={transcript}
              language={words.language}
              automatic={words.automatic}
              position={position}
              onSeek={seek}
            />
          )}
        </Box>
      )}
    </Box>
  );
}
