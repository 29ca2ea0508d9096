import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useId, useState } from 'react';
import type { UpdateVideoRequest, UploadInfo, VideoSummary, VideosMy } from '@modules/media/http/media.contract';
import type { QuestionBlock } from '@modules/media/http/questions.contract';
import { Button } from '../../../design-system/Button/Button';
import { ConfirmDialog } from '../../../design-system/ConfirmDialog/ConfirmDialog';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { CardGrid } from '../../../design-system/Page/CardGrid';
import { Columns } from '../../../design-system/Page/Columns';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { Section } from '../../../design-system/Section/Section';
import { CardSkeleton } from '../../../design-system/Skeletons/CardSkeleton';
import { radius } from '../../../design-system/theme/tokens';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import { dataOf, type Loadable } from '../../../lib/loadable';
import type { NewVideo, RunningUpload } from '../api/running-upload';
import { RenameDialog } from '../components/RenameDialog/RenameDialog';
import { UploadAdvice } from '../components/UploadPanel/UploadAdvice';
import { UploadPanel, type UploadPanelProps } from '../components/UploadPanel/UploadPanel';
import { useVideosText } from '../messages/use-videos-text';

export interface CardSlot {
  readonly video: VideoSummary;
  readonly isWatched: boolean;
  readonly onWatch: () => void;
  readonly onRename: () => void;
  readonly onDelete: () => void;
  readonly onQuestions: () => void;
  readonly onCaptions: () => void;
  readonly onVisibility: (visibility: VideoSummary['visibility']) => Promise<void>;
  readonly onNoise: (reducesNoise: boolean) => Promise<void>;
}

export interface VideosViewProps {
  readonly videos: Loadable<VideosMy>;
  readonly info: UploadInfo | undefined;
  readonly upload: RunningUpload | null;
  readonly blocks: readonly QuestionBlock[];
  readonly unfinished: string | null;
  /** Link to the recorder. */
  readonly invitation?: ReactNode;
  /** Question asked once there is a video. */
  readonly question?: ReactNode;
  readonly onUpload: (video: NewVideo) => void;
  readonly onDismissUpload: () => void;
  readonly onGiveUp: () => void;
  /** Opens the person's question sets. */
  readonly onSets: UploadPanelProps['onSets'];
  readonly onUpdate: (videoId: string, changes: UpdateVideoRequest) => Promise<void>;
  readonly onDelete: (videoId: string) => Promise<void>;
  /** Card of one video. The page passes one that follows the progress. */
  readonly renderCard: (slot: CardSlot) => ReactNode;
  readonly renderPlayer: (videoId: string) => ReactNode;
  /** Dialogs that load their own data. */
  readonly renderQuestions: (video: VideoSummary, onClose: () => void) => ReactNode;
  readonly renderCaptions: (video: VideoSummary, onClose: () => void) => ReactNode;
}

/** The person's videos: watch, add, rename or remove. */
export function VideosView(props: VideosViewProps) {
  const { videos, info, upload, onUpdate, onDelete } = props;
  const text = useVideosText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const playerTitle = useId();
  const [watchedId, setWatchedId] = useState<string | null>(null);
  const [renamed, setRenamed] = useState<VideoSummary | null>(null);
  const [deleted, setDeleted] = useState<VideoSummary | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const [asked, setAsked] = useState<VideoSummary | null>(null);
  const [captioned, setCaptioned] = useState<VideoSummary | null>(null);

  const items = dataOf(videos)?.videos ?? [];
  const watched =
    items.find(({ id, status }) => id === watchedId && status === 'COMPLETED') ??
    items.find(({ status }) => status === 'COMPLETED');
  const confirmDelete = async (video: VideoSummary): Promise<void> => {
    setDeleting(true);
    try {
      await onDelete(video.id);
      toasts.success(text('delete.done'));
    } catch (error) {
      toasts.error(`${text('delete.failed')} ${errorText(error)}`);
    } finally {
      setDeleting(false);
      setDeleted(null);
    }
  };
  const panel = info && (
    <UploadPanel
      info={info}
      upload={upload}
      blocks={props.blocks}
      unfinished={props.unfinished}
      invitation={props.invitation}
      onUpload={props.onUpload}
      onDismiss={props.onDismissUpload}
      onGiveUp={props.onGiveUp}
      onSets={props.onSets}
    />
  );
  const isFirst = videos.status === 'ready' && items.length === 0;
  return (
    <Page>
      <PageHeader title={text('title')} lead={text('lead')} actions={isFirst ? undefined : <ToThePanel />} />
      <Columns side="end" aside={isFirst ? <UploadAdvice /> : <Box id={PANEL_ID}>{panel}</Box>}>
        <Box sx={{ display: 'grid', gap: 4 }}>
          {watched && (
            <Box component="section" aria-labelledby={playerTitle}>
              {/* Heading for screen readers, because the parts of the player have headings. Visually the picture is enough. */}
              <Box id={playerTitle} component="h2" sx={visuallyHidden}>
                {text('video.watching')}
              </Box>
              {props.renderPlayer(watched.id)}
            </Box>
          )}
          {videos.status === 'loading' && (
            <>
              <Skeleton
                variant="rounded"
                sx={{ width: '100%', height: 'auto', aspectRatio: '16 / 9', borderRadius: `${radius.media}px` }}
              />
              <CardSkeleton count={2} min={280} label={text('loading')} />
            </>
          )}
          {videos.status === 'failed' && (
            <ErrorState what={text('loadFailed')} toDo={errorText(videos.error)} onRetry={videos.retry} />
          )}
          {isFirst && (
            <>
              {panel}
              <EmptyState title={text('empty.title')} sentence={text('empty.sentence')} />
            </>
          )}
          {items.length > 0 && props.question}
          {items.length > 0 && (
            <Section title={text('list.title')}>
              <CardGrid min={280}>
                {items.map((video) =>
                  props.renderCard({
                    video,
                    isWatched: video.id === watched?.id,
                    onWatch: () => setWatchedId(video.id),
                    onRename: () => setRenamed(video),
                    onDelete: () => setDeleted(video),
                    onQuestions: () => setAsked(video),
                    onCaptions: () => setCaptioned(video),
                    onVisibility: (visibility) => onUpdate(video.id, { visibility }),
                    onNoise: (reducesNoise) => onUpdate(video.id, { reduces_noise: reducesNoise }),
                  }),
                )}
              </CardGrid>
            </Section>
          )}
        </Box>
      </Columns>
      {asked && props.renderQuestions(asked, () => setAsked(null))}
      {captioned && props.renderCaptions(captioned, () => setCaptioned(null))}
      {renamed && (
        <RenameDialog
          title={renamed.title}
          description={renamed.description}
          onClose={() => setRenamed(null)}
          onSave={async (words) => {
            await onUpdate(renamed.id, words);
            setRenamed(null);
            toasts.success(text('rename.done'));
          }}
        />
      )}
      <ConfirmDialog
        open={deleted !== null}
        title={text('delete.title', { title: deleted?.title ?? '' })}
        confirmLabel={text('delete.confirm')}
        danger
        busy={isDeleting}
        onConfirm={() => deleted && void confirmDelete(deleted)}
        onCancel={() => setDeleted(null)}
      >
        {text('delete.sentence')}
      </ConfirmDialog>
    </Page>
  );
}

const PANEL_ID = 'add-a-video';

/** Link to the panel, for screens on which it is below the list. */
function ToThePanel() {
  const text = useVideosText();
  return (
    <Box sx={{ display: { lg: 'none' } }}>
      <Button href={`#${PANEL_ID}`}>{text('add')}</Button>
    </Box>
  );
}
