import { useCallback, useEffect, useState } from 'react';
import { FocusedPanel } from '../../../../design-system/FocusedPanel/FocusedPanel';
import { LeaveGuard } from '../../../../design-system/LeaveGuard/LeaveGuard';
import { useOccupation } from '../../../../lib/session/use-session';
import { type Recording, secondsOf } from '../../domain/recording';
import { useRecorderText } from '../../messages/use-recorder-text';
import { RecorderSession } from '../../recorder/recorder-session';
import type { RecordingStore } from '../../recorder/recording-store';
import { StreamAtHand } from '../../recorder/stream-at-hand';
import { type StartTake, startTake as startRealTake } from '../../../../lib/recording/take';
import { useCamera } from '../../recorder/use-camera';
import { useLight } from '../../recorder/use-light';
import { useRecorderSession } from '../../recorder/use-recorder-session';
import { useWakeLock } from '../../../../lib/devices/use-wake-lock';
import { AnswerPlayback } from './AnswerPlayback';
import { AnswersReview } from './AnswersReview';
import { DeviceCheck } from './DeviceCheck';
import { LiveSoundMeter } from './LiveSoundMeter';
import { Practice } from './Practice';
import { RecorderStage } from './RecorderStage';

export interface RecorderProps {
  readonly recording: Recording;
  readonly store: RecordingStore;
  readonly startTake?: StartTake;
  readonly newId: () => string;
  readonly load: (recording: Recording, index: number) => Promise<readonly Blob[]>;
  readonly publishing: { readonly isRunning: boolean; readonly hasFailed: boolean; readonly noneLeft: boolean };
  readonly onPublish: (recording: Recording, title: string) => void;
  readonly onDiscard: (recording: Recording) => void;
  /** Back to the choice of questions, while nothing is recorded. */
  readonly onBack: () => void;
  /** The person stops for now; the recording is kept. */
  readonly onLeave: () => void;
}

/** Checks the devices, records answer by answer, then shows all answers for review. */
export function Recorder(props: RecorderProps) {
  const { recording: begun, store, startTake = startRealTake, newId, load, publishing } = props;
  const [atHand] = useState(() => new StreamAtHand());
  const [session] = useState(
    () =>
      new RecorderSession(begun, {
        store,
        startTake,
        stream: atHand.get,
        now: () => performance.now(),
        newId,
      }),
  );
  const text = useRecorderText();
  const state = useRecorderSession(session);
  const [isChecked, setChecked] = useState(false);
  const [picture, setPicture] = useState<HTMLVideoElement | null>(null);
  const { phase, recording, index, left } = state;
  const isReview = phase === 'review';
  const [beganInReview] = useState(isReview);
  const isSoundOnly = recording.isSoundOnly === true;
  const camera = useCamera(!isReview, isSoundOnly);
  const stream = camera.state.status === 'ready' ? camera.state.stream : null;
  const problem = camera.state.status === 'failed' ? camera.state.problem : null;
  const light = useLight(isChecked ? null : picture);
  useEffect(() => {
    // Outside the stage the session gets no camera, so that its timers cannot start unseen.
    atHand.put(isChecked && !isReview ? stream : null);
  }, [atHand, stream, isChecked, isReview]);
  useEffect(() => {
    if (problem !== null && isChecked) void session.interrupt('lost');
  }, [problem, isChecked, session]);
  useEffect(() => () => void session.interrupt(), [session]);
  const isRunning = phase === 'recording' || phase === 'paused';
  const isBusy =
    isChecked && (phase === 'recording' || phase === 'countdown' || (phase === 'thinking' && left !== null));
  useOccupation(isBusy);
  useWakeLock(isBusy);

  const start = useCallback((): void => {
    setChecked(true);
    session.think();
  }, [session]);
  if (isReview) {
    const review = (
      <AnswersReview
        recording={recording}
        isPublishing={publishing.isRunning}
        hasFailed={publishing.hasFailed}
        noneLeft={publishing.noneLeft}
        renderAnswer={(place) => <AnswerPlayback recording={recording} index={place} load={load} />}
        onRetake={(place) => {
          setChecked(false);
          void session.retake(place);
        }}
        onPublish={(title) => props.onPublish(recording, title)}
        onDiscard={() => props.onDiscard(recording)}
      />
    );
    // If the page opens in review, nothing was clicked, so the focus does not move.
    return beganInReview ? review : <FocusedPanel key="review">{review}</FocusedPanel>;
  }
  if (!isChecked) {
    const isUntouched = recording.answers.every((answer) => secondsOf(answer) === 0);
    return (
      <FocusedPanel key="check">
        <DeviceCheck
          camera={camera}
          meter={<LiveSoundMeter stream={stream} />}
          light={light}
          isSoundOnly={isSoundOnly}
          onPicture={setPicture}
          practice={stream && <Practice key={stream.id} stream={stream} startTake={startTake} />}
          onStart={start}
          onBack={isUntouched ? props.onBack : undefined}
        />
      </FocusedPanel>
    );
  }
  const leave = async (): Promise<void> => {
    await session.interrupt();
    props.onLeave();
  };
  return (
    <>
      <LeaveGuard
        isUnsaved={isRunning}
        onLeave={() => void session.interrupt()}
        words={{ title: text('leave.title'), sentence: text('leave.sentence') }}
      />
      <RecorderStage
        key={recording.id}
        state={state}
        stream={stream}
        meter={<LiveSoundMeter stream={stream} overMedia />}
        problem={problem}
        onRetryCamera={camera.retry}
        onBegin={session.begin}
        onStop={() => void session.stop()}
        onPause={session.pause}
        onResume={session.resume}
        onRetake={() => void session.retake(index)}
        onKeep={session.keep}
        onNext={() => void session.next()}
        onLeave={() => void leave()}
      />
    </>
  );
}
