import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { VideoStatus, VideoSummary } from '@modules/media/http/media.contract';
import { Button } from '../../../../design-system/Button/Button';
import { Card } from '../../../../design-system/Card/Card';
import { ProgressBar } from '../../../../design-system/ProgressBar/ProgressBar';
import { StateBadge } from '../../../../design-system/StateBadge/StateBadge';
import { useKindText } from '../../../../design-system/VideoPlayer/messages/use-kind-text';
import { formatAge } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { useSharedText } from '../../../../lib/messages/use-shared-text';
import { useFormatsText } from '../../messages/use-formats-text';
import { useVideosText } from '../../messages/use-videos-text';
import { VideoNoise, type VideoNoiseProps } from './VideoNoise';
import { VideoVisibility, type VideoVisibilityProps } from './VideoVisibility';
import { VideoThumbnail } from './VideoThumbnail';

export interface VideoCardProps {
  readonly video: VideoSummary;
  /** Newer than the list while the video is being processed. */
  readonly status?: VideoStatus | undefined;
  readonly isWatched: boolean;
  readonly onWatch: () => void;
  readonly onRename: () => void;
  readonly onDelete: () => void;
  readonly onQuestions: () => void;
  readonly onCaptions: () => void;
  readonly onVisibility: VideoVisibilityProps['onChange'];
  readonly onNoise: VideoNoiseProps['onChange'];
}

/** One of the person's videos, recordings or written presentations: thumbnail, status and actions. */
export function VideoCard(props: VideoCardProps) {
  const { video, status, isWatched, onWatch, onRename, onDelete, onQuestions, onCaptions, onVisibility, onNoise } =
    props;
  const text = useVideosText();
  const shared = useSharedText();
  const language = useLanguage();
  const state = status?.status ?? video.status;
  const problem = status?.error ?? video.error;
  const isReady = state === 'COMPLETED';
  const isText = video.kind === 'TEXT';
  const formats = useFormatsText();
  const ui = useKindText();
  const named = (label: string): string => shared('action.named', { label, name: video.title });
  const questions = isText ? formats('card.edit') : text('video.questions');
  return (
    <Card as="li" selected={isWatched}>
      <VideoThumbnail video={video} isReady={isReady} onWatch={onWatch} />
      <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'flex-start' }}>
          <Typography variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
            {video.title}
          </Typography>
          <StateOf state={state} isWatched={isWatched} isHidden={video.visibility === 'HIDDEN'} />
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[
            video.kind === 'VIDEO' ? '' : ui(`kind.${video.kind}`),
            text('video.added', { date: formatAge(video.created_at, language) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      {state !== 'FAILED' && <VideoVisibility video={video} onChange={onVisibility} />}
      {isReady && video.noise && <VideoNoise title={video.title} noise={video.noise} onChange={onNoise} />}
      {(state === 'PENDING' || state === 'PROCESSING') && (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <ProgressBar
            value={status?.progress ?? video.progress}
            label={text(state === 'PENDING' ? 'video.waiting' : 'video.processing')}
          />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text(hintOf(status ?? video))}
          </Typography>
        </Box>
      )}
      {state === 'FAILED' && (
        <Box role="alert">
          <Typography>{problem?.message ?? text('video.failed')}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text('video.failedHint')}
          </Typography>
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 'auto' }}>
        {isReady && !isWatched && <Button onClick={onWatch}>{ui(`open.${video.kind}`)}</Button>}
        {state !== 'FAILED' && (
          <>
            <Button variant="text" onClick={onQuestions} aria-label={named(questions)}>
              {questions}
            </Button>
            {!isText && (
              <Button variant="text" onClick={onCaptions} aria-label={named(text('video.captions'))}>
                {text('video.captions')}
              </Button>
            )}
          </>
        )}
        <Button variant="text" onClick={onRename} aria-label={named(text('video.rename'))}>
          {text('video.rename')}
        </Button>
        <Button variant="danger" onClick={onDelete} aria-label={named(text('video.delete'))}>
          {text('video.delete')}
        </Button>
      </Box>
    </Card>
  );
}

const hintOf = ({ paused, delayed }: Pick<VideoStatus, 'paused' | 'delayed'>) => {
  if (paused) return 'video.paused';
  return delayed ? 'video.delayed' : 'video.processingHint';
};

interface StateOfProps {
  readonly state: VideoSummary['status'];
  readonly isWatched: boolean;
  readonly isHidden: boolean;
}

function StateOf({ state, isWatched, isHidden }: StateOfProps) {
  const text = useVideosText();
  switch (state) {
    case 'PENDING':
    case 'PROCESSING':
      // The progress bar below shows this status.
      return null;
    case 'FAILED':
      return <StateBadge tone="danger">{text('video.failed')}</StateBadge>;
    case 'COMPLETED':
      if (isHidden) return <StateBadge tone="neutral">{text('video.hidden')}</StateBadge>;
      return isWatched ? (
        <StateBadge tone="accent">{text('video.watching')}</StateBadge>
      ) : (
        <StateBadge tone="success">{text('video.ready')}</StateBadge>
      );
  }
}
