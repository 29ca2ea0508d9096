import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { RoomMedia } from '@modules/rooms/http/room-messages.contract';
import type { RoomAnswer } from '@modules/rooms/http/rooms.contract';
import { Button } from '../../../design-system/Button/Button';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Notice } from '../../../design-system/Notice/Notice';
import { Columns } from '../../../design-system/Page/Columns';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { CardSkeleton } from '../../../design-system/Skeletons/CardSkeleton';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import type { CallState, RecordingAct } from '../call/room-call';
import type { OwnMedia } from '../call/use-own-media';
import { CallControls } from '../components/CallControls';
import { CallGrid } from '../components/CallGrid';
import { DeviceCheck } from '../components/DeviceCheck';
import { KnockList } from '../components/KnockList';
import { Outside } from '../components/Outside';
import { RecordingPanel } from '../components/RecordingPanel';
import { RecordingUploadNotice } from '../components/RecordingUploadNotice';
import { SidePanel } from '../components/SidePanel';
import { useRoomsText } from '../messages/use-rooms-text';
import type { RecordingUpload } from '../recording/recording-upload';

export interface OwnPicture {
  readonly devices: OwnMedia;
  /** Stream of the own tile: camera or shared screen. */
  readonly stream: MediaStream | null;
  readonly shown: RoomMedia;
  readonly isCameraOn: boolean;
  readonly canShare: boolean;
  readonly shareFailed: boolean;
}

export interface RecorderState {
  /** This tab makes the open recording. */
  readonly isRecorder: boolean;
  readonly canRecord: boolean;
  /** Questions marked so far. */
  readonly marked: number;
  readonly onMark: (title: string) => void;
  readonly upload: RecordingUpload | null;
  readonly onRetryUpload: () => void;
  readonly onDismissUpload: () => void;
}

export interface RoomActs {
  readonly onKnock: (takesOver?: boolean) => void;
  readonly onLeave: () => void;
  readonly onAnswer: (participantId: string, admits: boolean) => Promise<void>;
  readonly onMicrophone: () => void;
  readonly onCamera: () => void;
  readonly onShare: () => void;
  /** Sends this person’s question or answer about the recording. */
  readonly onRecording: (act: RecordingAct, more?: object) => Promise<void>;
}

export interface RoomViewProps extends RoomActs {
  readonly room: Loadable<RoomAnswer>;
  readonly state: CallState;
  readonly own: OwnPicture;
  /** The recording in this tab. */
  readonly recorder: RecorderState;
  /** For the company only. */
  readonly renderNotes: (room: RoomAnswer) => ReactNode;
  readonly renderScorecard: (room: RoomAnswer) => ReactNode;
}

/** A live interview: device check, waiting room, call. */
export function RoomView(props: RoomViewProps) {
  const { room } = props;
  const text = useRoomsText();
  const errorText = useErrorText();
  const data = room.status === 'ready' ? room.data : null;
  return (
    <Page width="wide">
      <PageHeader
        title={text('title')}
        {...(data && { lead: text('lead', { job: data.job.title, company: data.job.company }) })}
      />
      {room.status === 'loading' && <CardSkeleton count={1} label={text('loading')} />}
      {room.status === 'failed' && (
        <ErrorState what={text('loadFailed')} toDo={errorText(room.error)} onRetry={room.retry} />
      )}
      {data && <Room {...props} data={data} />}
    </Page>
  );
}

const isCandidate = ({ you }: RoomAnswer): boolean => you.role === 'CANDIDATE';

function Room({ data, state, own, ...acts }: Omit<RoomViewProps, 'room'> & { readonly data: RoomAnswer }) {
  const text = useRoomsText();
  const { phase } = state;
  const backHref = isCandidate(data) ? paths.applications : paths.jobApplication(data.job.id, data.application_id);
  if (phase === 'idle') {
    return (
      <DeviceCheck
        media={own.devices}
        stream={own.stream}
        isHost={data.you.role === 'HOST'}
        onJoin={() => acts.onKnock()}
      />
    );
  }
  if (phase === 'knocking') {
    return (
      <Box role="status" sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Typography>{text(state.isOffline ? 'call.offline' : 'knocking')}</Typography>
        <Button onClick={acts.onLeave}>{text('wait.leave')}</Button>
      </Box>
    );
  }
  if (phase !== 'in') {
    return (
      <>
        <UploadOfRecording data={data} recorder={acts.recorder} />
        <Outside
          phase={phase}
          hosted={state.hosted}
          backHref={backHref}
          onKnock={acts.onKnock}
          onLeave={acts.onLeave}
        />
      </>
    );
  }
  const call = <Call data={data} state={state} own={own} {...acts} />;
  if (isCandidate(data)) return call;
  return (
    <Columns
      aside={
        <SidePanel
          questions={data.questions}
          marks={acts.recorder.isRecorder && state.recording?.status === 'ON' ? acts.recorder : null}
          applicationHref={backHref}
          notes={acts.renderNotes(data)}
          scorecard={acts.renderScorecard(data)}
        />
      }
    >
      {call}
    </Columns>
  );
}

function Call({ data, state, own, ...acts }: Omit<RoomViewProps, 'room'> & { readonly data: RoomAnswer }) {
  const text = useRoomsText();
  const people = new Map(data.people.map((person) => [person.participant_id, person]));
  const nameOf = (id: string): string => people.get(id)?.name ?? text('call.somebody');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <KnockList
        waiting={state.waiting.map((id) => ({
          id,
          name: nameOf(id),
          isCandidate: people.get(id)?.role === 'CANDIDATE',
        }))}
        onAnswer={acts.onAnswer}
      />
      <RecordingPanel
        recording={state.recording}
        isHost={data.you.role === 'HOST'}
        canAsk={acts.recorder.canRecord && state.others.some(({ role }) => role === 'CANDIDATE')}
        isRecorder={acts.recorder.isRecorder}
        nameOf={(id) => (id === data.you.participant_id ? text('call.you') : nameOf(id))}
        onAct={acts.onRecording}
        upload={acts.recorder.upload === null ? null : <UploadOfRecording data={data} recorder={acts.recorder} />}
        recordingsHref={paths.interviewRecordings(data.interview_id)}
      />
      {state.isOffline && (
        <Box role="alert">
          <Notice tone="warning">{text('call.offline')}</Notice>
        </Box>
      )}
      <CallGrid others={state.others} nameOf={nameOf} own={{ stream: own.stream, media: own.shown }} />
      {own.shareFailed && (
        <Box role="alert">
          <Notice tone="warning">{text('call.shareFailed')}</Notice>
        </Box>
      )}
      <CallControls
        media={own.shown}
        isCameraOn={own.isCameraOn}
        hasMicrophone={own.devices.audio.track !== null}
        hasCamera={own.devices.video.track !== null}
        canShare={own.canShare}
        onMicrophone={acts.onMicrophone}
        onCamera={acts.onCamera}
        onShare={acts.onShare}
        onLeave={acts.onLeave}
      />
    </Box>
  );
}

function UploadOfRecording({ data, recorder }: { readonly data: RoomAnswer; readonly recorder: RecorderState }) {
  const { upload, onRetryUpload, onDismissUpload } = recorder;
  if (upload === null) return null;
  return (
    <RecordingUploadNotice
      upload={upload}
      recordingsHref={paths.interviewRecordings(data.interview_id)}
      onRetry={onRetryUpload}
      onDismiss={onDismissUpload}
    />
  );
}
