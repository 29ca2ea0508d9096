import { useCallback, useState } from 'react';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useOccupation } from '../../../lib/session/use-session';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useMyVideos } from '../api/list-videos';
import { removeVideo } from '../api/remove-video';
import { renameVideo } from '../api/rename-video';
import { dismissUpload, type NewVideo, startUpload, useRunningUpload } from '../api/running-upload';
import { useStreamMetadata } from '../api/stream-metadata';
import { useUploadInfo } from '../api/upload-info';
import { useVideoStatus } from '../api/video-status';
import { VideoCard } from '../components/VideoCard/VideoCard';
import { WatchPanel } from '../components/WatchPanel/WatchPanel';
import { useVideosText } from '../messages/use-videos-text';
import { type CardSlot, VideosView } from './VideosView';

export function VideosPage() {
  const text = useVideosText();
  const toasts = useToasts();
  const videos = useMyVideos();
  const info = useUploadInfo();
  const upload = useRunningUpload();
  useDocumentTitle(text('title'));
  const send = async (video: NewVideo): Promise<void> => {
    if (await startUpload(video)) toasts.success(text('upload.done'));
  };
  return (
    <VideosView
      videos={videos}
      info={info}
      upload={upload}
      onUpload={(video) => void send(video)}
      onDismissUpload={dismissUpload}
      onRename={renameVideo}
      onDelete={removeVideo}
      renderCard={(slot) => <FollowedCard key={slot.video.id} {...slot} />}
      renderPlayer={(videoId) => <Player key={videoId} videoId={videoId} />}
    />
  );
}

function FollowedCard(slot: CardSlot) {
  const status = useVideoStatus(slot.video.id, slot.video.status);
  return <VideoCard {...slot} status={status} />;
}

function Player({ videoId }: { videoId: string }) {
  const [isPlaying, setPlaying] = useState(false);
  useOccupation(isPlaying);
  return (
    <WatchPanel
      stream={useStreamMetadata(videoId)}
      onPlaying={useCallback((playing: boolean) => setPlaying(playing), [])}
    />
  );
}
