import { useState } from 'react';
import { streamMetadata, type StreamMetadata } from '@modules/media/http/media.contract';
import {
  interviewRecordings,
  type InterviewRecordings,
  recordingRemoved,
} from '@modules/rooms/http/recordings.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

/** While a recording is on its way or being converted. */
const LOOK_EVERY_MS = 5_000;

/** The recordings of an interview that this person is in. */
export function useRecordings(interviewId: string): Loadable<InterviewRecordings> {
  const [isGoingOn, setGoingOn] = useState(false);
  const read = useRead(
    'interviews',
    ['recordings', interviewId],
    (signal) => api({ path: `/api/interviews/${interviewId}/recordings`, answer: interviewRecordings, signal }),
    { refetchInterval: isGoingOn ? LOOK_EVERY_MS : false },
  );
  const goesOn = read.data?.recordings.some(({ state }) => state === 'UPLOADING' || state === 'PROCESSING') ?? false;
  if (goesOn !== isGoingOn) setGoingOn(goesOn);
  return loadable(read);
}

export async function removeRecording(interviewId: string, recordingId: string): Promise<void> {
  await api({
    method: 'DELETE',
    path: `/api/interviews/${interviewId}/recordings/${recordingId}`,
    answer: recordingRemoved,
  });
}

/** Data that the player needs for one recording. */
export function useRecordingStream(videoId: string): Loadable<StreamMetadata> {
  return loadable(
    useRead('stream', ['metadata', videoId], (signal) =>
      api({ path: `/api/stream/metadata/${videoId}`, answer: streamMetadata, signal }),
    ),
  );
}
