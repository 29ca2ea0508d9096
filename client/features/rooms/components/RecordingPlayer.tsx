import { useState } from 'react';
import { StreamPlayer } from '../../../design-system/VideoPlayer/StreamPlayer';
import { useOccupation } from '../../../lib/session/use-session';
import { useRecordingStream } from '../api/recordings';
import { useRoomsText } from '../messages/use-rooms-text';

/** The player of one recording; watching keeps the session alive. */
export function RecordingPlayer({ videoId }: { readonly videoId: string }) {
  const text = useRoomsText();
  const stream = useRecordingStream(videoId);
  const [isPlaying, setPlaying] = useState(false);
  useOccupation(isPlaying);
  return <StreamPlayer stream={stream} failed={text('recordings.notPlayed')} onPlaying={setPlaying} />;
}
