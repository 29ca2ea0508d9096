import { useState } from 'react';
import { StreamPlayer } from '../../../design-system/VideoPlayer/StreamPlayer';
import { useOccupation } from '../../../lib/session/use-session';
import { useStreamMetadata } from '../api/stream-metadata';
import { useCandidateText } from '../messages/use-candidate-text';

/** The player of one video of an open profile; watching keeps the session alive. */
export function CandidatePlayer({ videoId }: { videoId: string }) {
  const text = useCandidateText();
  const stream = useStreamMetadata(videoId);
  const [isPlaying, setPlaying] = useState(false);
  useOccupation(isPlaying);
  return <StreamPlayer stream={stream} failed={text('video.failed')} onPlaying={setPlaying} />;
}
