import { useEffect, useRef } from 'react';
import type { RoomRecording } from '@modules/rooms/http/room-messages.contract';
import { useParams } from 'react-router';
import { useAnnounce } from '../../../design-system/LiveRegion/live-region-context';
import { dataOf } from '../../../lib/loadable';
import { useWakeLock } from '../../../lib/devices/use-wake-lock';
import { useOccupation } from '../../../lib/session/use-session';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useRoom } from '../api/open-room';
import type { CallState } from '../call/room-call';
import { useRoomCall } from '../call/use-room-call';
import { useRoomsText } from '../messages/use-rooms-text';
import { dismissRecordingUpload, startRecordingUpload, useRecordingUpload } from '../recording/recording-upload';
import { canRecord, useRoomRecorder } from '../recording/use-room-recorder';
import { RoomView, type RoomViewProps } from './RoomView';
import { useOwnPicture } from './use-own-picture';

const wantsDevices = (phase: CallState['phase']): boolean =>
  phase === 'idle' || phase === 'knocking' || phase === 'waiting' || phase === 'in';

/** `/interviews/:interviewId/room` */
export function RoomPage({ renderNotes, renderScorecard }: Pick<RoomViewProps, 'renderNotes' | 'renderScorecard'>) {
  const text = useRoomsText();
  const { interviewId = '' } = useParams();
  const { room, refresh } = useRoom(interviewId);
  const data = dataOf(room);
  const { call, state } = useRoomCall(data);
  const { phase } = state;
  const isIn = phase === 'in';
  const { onMicrophone, onCamera, onShare, ...own } = useOwnPicture(
    call,
    data !== undefined && wantsDevices(phase),
    isIn,
  );
  useDocumentTitle(text('title'));
  // A conversation has no clicks: it must not end the session, nor the phone's screen.
  useOccupation(isIn || phase === 'waiting');
  useWakeLock(isIn || phase === 'waiting');
  const nameOf = (id: string): string =>
    data?.people.find((person) => person.participant_id === id)?.name ?? text('call.somebody');
  const others = state.others.map(({ participantId }) => participantId);
  useNames([...others, ...state.waiting], data?.people.map(({ participant_id: id }) => id) ?? [], refresh);
  useAnnouncedPeople(isIn ? others : [], nameOf);
  useAnnouncedRecording(isIn ? state.recording : null);
  const me = data?.you.participant_id ?? '';
  const people = [
    ...state.others.map(({ participantId: id, stream, media }) => ({
      id,
      name: nameOf(id),
      stream,
      hasPicture: media?.video === true,
    })),
    { id: me, name: nameOf(me), stream: own.stream, hasPicture: own.shown.video },
  ];
  const marks = useRoomRecorder({ call, room: data, state, people }, text('recording.chapterStart'));
  const upload = useRecordingUpload();

  return (
    <RoomView
      room={room}
      state={state}
      own={own}
      onKnock={(takesOver) => call?.knock(takesOver)}
      onLeave={() => call?.leave()}
      onAnswer={(id, admits) => call?.answerKnock(id, admits) ?? Promise.resolve()}
      onMicrophone={onMicrophone}
      onCamera={onCamera}
      onShare={onShare}
      onRecording={(act, more) => call?.aboutRecording(act, more) ?? Promise.resolve()}
      recorder={{
        ...marks,
        isRecorder: call !== null && state.recording?.connection === call.connection,
        canRecord: canRecord(),
        upload,
        onRetryUpload: () => {
          if (upload !== null) void startRecordingUpload(upload.recorded);
        },
        onDismissUpload: dismissRecordingUpload,
      }}
      renderNotes={renderNotes}
      renderScorecard={renderScorecard}
    />
  );
}

/** The socket has ids only; names of people who came later are read once. */
function useNames(ids: readonly string[], known: readonly string[], refresh: () => void): void {
  const asked = useRef(new Set<string>());
  const unknown = ids.filter((id) => !known.includes(id)).join();
  useEffect(() => {
    if (unknown === '' || asked.current.has(unknown)) return;
    asked.current.add(unknown);
    refresh();
  }, [unknown, refresh]);
}

/** Says who came and left, for people who do not see it. */
function useAnnouncedPeople(ids: readonly string[], nameOf: (id: string) => string): void {
  const text = useRoomsText();
  const announce = useAnnounce();
  const before = useRef<readonly string[]>([]);
  const key = ids.join();
  useEffect(() => {
    const left = before.current.filter((id) => !ids.includes(id));
    const came = ids.filter((id) => !before.current.includes(id));
    before.current = ids;
    for (const id of came) announce(text('call.joined', { name: nameOf(id) }));
    for (const id of left) announce(text('call.gone', { name: nameOf(id) }));
    // oxlint-disable-next-line react/exhaustive-deps -- names and texts are read when somebody comes or leaves
  }, [key]);
}

/** Says when a recording is asked for, begins, pauses and ends, for people who do not see the sign. */
function useAnnouncedRecording(recording: RoomRecording | null): void {
  const text = useRoomsText();
  const announce = useAnnounce();
  const before = useRef('');
  const status = recording?.status;
  const key =
    status === 'ON' ? (recording?.is_running === true ? 'recording.on' : 'recording.paused') : endings[status ?? ''];
  useEffect(() => {
    const wasOn = before.current === 'recording.on' || before.current === 'recording.paused';
    before.current = key ?? '';
    // The question is an alert of its own; an old recording has nothing to tell to a person who comes.
    if (key === 'recording.on' || key === 'recording.paused' || (key !== undefined && wasOn)) {
      announce(text(key), 'assertive');
    }
    // oxlint-disable-next-line react/exhaustive-deps -- texts are read when the recording changes
  }, [key]);
}

const endings: Readonly<Record<string, 'recording.ended' | 'recording.discarded' | undefined>> = {
  ENDED: 'recording.ended',
  DISCARDED: 'recording.discarded',
};
