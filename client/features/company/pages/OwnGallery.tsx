import Box from '@mui/material/Box';
import { Card } from '../../../design-system/Card/Card';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Notice } from '../../../design-system/Notice/Notice';
import { Section } from '../../../design-system/Section/Section';
import { CardSkeleton } from '../../../design-system/Skeletons/CardSkeleton';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import { dismissCompanyUpload, startCompanyUpload, useCompanyUpload } from '../api/company-upload';
import { useCompanyVideos } from '../api/list-company-videos';
import { removeCompanyVideo } from '../api/remove-company-video';
import { updateCompanyVideo } from '../api/update-company-video';
import { useUploadLimits } from '../api/upload-limits';
import { AddVideo } from '../components/GalleryEditor/AddVideo';
import { GalleryEditor } from '../components/GalleryEditor/GalleryEditor';
import { VideoSlot } from '../components/Watch/VideoSlot';
import type { EntryValues } from '../forms/entry.schema';
import { useCompanyText } from '../messages/use-company-text';
import { GalleryCaptions } from './GalleryCaptions';

export interface OwnGalleryProps {
  readonly companyId: string;
  /** Whether the account may upload videos. */
  readonly mayUpload: boolean;
}

/** Videos of the person's company, and the button to add one. */
export function OwnGallery({ companyId, mayUpload }: OwnGalleryProps) {
  const text = useCompanyText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const videos = useCompanyVideos(companyId);
  const limits = useUploadLimits(mayUpload);
  const upload = useCompanyUpload();
  const send = async (file: File, values: EntryValues): Promise<void> => {
    if (await startCompanyUpload({ companyId, file, values })) toasts.success(text('upload.done'));
  };
  return (
    <Section title={text('gallery.title')} lead={text('gallery.lead')}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {videos.status === 'loading' && <CardSkeleton count={2} min={1000} label={text('gallery.loading')} />}
        {videos.status === 'failed' && (
          <ErrorState
            level={3}
            what={text('gallery.loadFailed')}
            toDo={errorText(videos.error)}
            onRetry={videos.retry}
          />
        )}
        {videos.status === 'ready' && (
          <GalleryEditor
            videos={videos.data.videos}
            renderPlayer={(videoId, title) => <VideoSlot videoId={videoId} title={title} />}
            renderCaptions={(videoId, onClose) => <GalleryCaptions videoId={videoId} onClose={onClose} />}
            onChange={updateCompanyVideo}
            onMove={(id, order) => updateCompanyVideo(id, { order })}
            onRemove={removeCompanyVideo}
          />
        )}
        {!mayUpload && <Notice tone="info">{text('gallery.notYet')}</Notice>}
        {limits && (
          <Card as="section" title={text('upload.title')} titleLevel={3}>
            <AddVideo
              limits={limits}
              upload={upload}
              onUpload={(file, values) => void send(file, values)}
              onDismiss={dismissCompanyUpload}
            />
          </Card>
        )}
      </Box>
    </Section>
  );
}
