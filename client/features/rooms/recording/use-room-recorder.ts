import { useEffect, useRef, useState } from 'react';
import type { RoomAnswer } from '@modules/rooms/http/rooms.contract';
import { recordedType, startTake } from '../../../lib/recording/take';
import type { CallState, RoomCall } from '../call/room-call';
import { createMixer, type MixedPerson } from './mixer';
import { startRecordingUpload } from './recording-upload';
import { RoomRecorder } from './room-recorder';

export interface RecorderUse {
  readonly call: RoomCall | null;
  readonly room: RoomAnswer | undefined;
  readonly state: CallState;
  readonly people: readonly MixedPerson[];
}

export interface RecorderMarks {
  /** Number of questions marked in this recording. */
  readonly marked: number;
  /** Marks that the next question begins now. */
  readonly onMark: (title: string) => void;
}

/** Whether this browser can record. */
export const canRecord = (): boolean => recordedType() !== null;

/** Records in this tab while the server says so, and uploads what may be kept. `start` is the title of the first chapter. */
export function useRoomRecorder({ call, room, state, people }: RecorderUse, start: string): RecorderMarks {
  const recorder = useRef<RoomRecorder | null>(null);
  const [marked, setMarked] = useState({ recordingId: '', count: 0 });
  const interviewId = room?.interview_id ?? '';
  useEffect(() => {
    if (call === null || interviewId === '') return;
    const own = new RoomRecorder({
      connection: call.connection,
      createMixer,
      startTake,
      onFinished: (recordingId, file) => void startRecordingUpload({ interviewId, recordingId, file }),
      onMustStop: (recordingId) => {
        // Already stopped, or no network: the server ends it with the tab.
        call.aboutRecording('room:stop-recording', { recording_id: recordingId }).catch(() => undefined);
      },
    });
    recorder.current = own;
    return () => {
      // Leaving the page leaves the room, which ends the recording; what was recorded is sent from the next page.
      own.follow({ phase: 'left', isOffline: false, recording: call.getState().recording, people: [] });
      recorder.current = null;
    };
  }, [call, interviewId]);

  const mark = (recordingId: string, title: string, seconds: number): void => {
    if (call === null) return;
    // A chapter that is lost with the network is no reason to disturb the interview.
    call
      .aboutRecording('room:mark-chapter', { recording_id: recordingId, title, at_seconds: seconds })
      .catch(() => undefined);
  };
  const { phase, isOffline, recording } = state;
  const started = useRef('');
  useEffect(() => {
    const own = recorder.current;
    if (own === null) return;
    own.follow({ phase, isOffline, recording, people });
    if (recording === null || own.seconds() === null || started.current === recording.recording_id) return;
    started.current = recording.recording_id;
    mark(recording.recording_id, start, 0);
    // oxlint-disable-next-line react/exhaustive-deps -- `mark` and the title are read when the recording begins
  }, [phase, isOffline, recording, people]);

  const id = recording?.recording_id ?? '';
  return {
    marked: marked.recordingId === id ? marked.count : 0,
    onMark: (title) => {
      const seconds = recorder.current?.seconds() ?? null;
      if (seconds === null) return;
      setMarked((before) => ({ recordingId: id, count: (before.recordingId === id ? before.count : 0) + 1 }));
      mark(id, title, seconds);
    },
  };
}
