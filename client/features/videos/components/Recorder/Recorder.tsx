import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { FocusedPanel } from '../../../../design-system/FocusedPanel/FocusedPanel';
import { LeaveGuard } from '../../../../design-system/LeaveGuard/LeaveGuard';
import { useOccupation } from '../../../../lib/session/use-session';
import { type Recording, secondsOf } from '../../domain/recording';
import { useRecorderText } from '../../messages/use-recorder-text';
import { hintOf } from '../../domain/picture-light';
import type { OpenBlur } from '../../recorder/blur/blurred-camera';
import { RecorderSession } from '../../recorder/recorder-session';
import type { RecordingStore } from '../../recorder/recording-store';
import { StreamAtHand } from '../../recorder/stream-at-hand';
import { type StartTake, startTake as startRealTake } from '../../../../lib/recording/take';
import { type BlurState, openBlurWhenChosen, useBlur } from '../../recorder/use-blur';
import { useCamera } from '../../recorder/use-camera';
import { useHints } from '../../recorder/use-hints';
import { useLight } from '../../recorder/use-light';
import { useRecorderSession } from '../../recorder/use-recorder-session';
import { useTilt } from '../../recorder/use-tilt';
import { useWakeLock } from '../../../../lib/devices/use-wake-lock';
import { AnswerPlayback } from './AnswerPlayback';
import { AnswersReview } from './AnswersReview';
import { BlurChoice } from './BlurChoice';
import { BlurInStage } from './BlurInStage';
import { DeviceCheck } from './DeviceCheck';
import { DrawnPhrase } from './DrawnPhrase';
import { LightHint } from './LightHint';
import { LiveSoundMeter } from './LiveSoundMeter';
import { NotesEditor } from './NotesEditor';
import { Practice } from './Practice';
import { RecorderStage } from './RecorderStage';

export interface RecorderProps {
  readonly recording: Recording;
  readonly store: RecordingStore;
  readonly startTake?: StartTake;
  /** Loads the background blur. */
  readonly loadBlur?: () => Promise<OpenBlur>;
  readonly newId: () => string;
  readonly load: (recording: Recording, index: number) => Promise<readonly Blob[]>;
  readonly publishing: { readonly isRunning: boolean; readonly hasFailed: boolean; readonly noneLeft: boolean };
  readonly onPublish: (recording: Recording, title: string, reducesNoise: boolean) => void;
  readonly onDiscard: (recording: Recording) => void;
  /** Back to the choice of questions, while nothing is recorded. */
  readonly onBack: (recording: Recording) => void;
  /** The person stops for now; the recording is kept. */
  readonly onLeave: () => void;
}

/** The blur is chosen and there is none: nothing may be recorded. */
const withoutBlur: readonly BlurState[] = ['unsupported', 'load', 'stopped', 'slow'];

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
  const [hasChanged, setChanged] = useState(false);
  const isSoundOnly = recording.isSoundOnly === true;
  const camera = useCamera(!isReview, isSoundOnly);
  const opened = camera.state.status === 'ready' ? camera.state.stream : null;
  const blur = useBlur(isSoundOnly ? null : opened, props.loadBlur ?? openBlurWhenChosen);
  // While the blur is chosen, everything below gets the blurred copy, and the camera itself goes nowhere else.
  const stream = isSoundOnly ? opened : blur.stream;
  const problem = camera.state.status === 'failed' ? camera.state.problem : null;
  const [wantsHints, setHints] = useHints();
  // Not while the person speaks.
  const isAtRest = !isChecked || phase === 'thinking' || phase === 'paused';
  const isWatched = wantsHints && isAtRest && picture !== null;
  const light = useLight(isWatched ? picture : null);
  const isTilted = useTilt(isWatched);
  const hint = hintOf({ light, isTilted, framing: isWatched ? blur.framing : null });
  useEffect(() => {
    // Outside the stage the session gets no camera, so that its timers cannot start unseen.
    atHand.put(isChecked && !isReview ? stream : null);
  }, [atHand, stream, isChecked, isReview]);
  useEffect(() => {
    if (problem !== null && isChecked) void session.interrupt('lost');
  }, [problem, isChecked, session]);
  const hasNoBlur = !isSoundOnly && withoutBlur.includes(blur.state);
  const stopWithoutBlur = useEffectEvent(() => {
    const wasRecording = ['countdown', 'recording', 'paused'].includes(session.getState().phase);
    void session.interrupt(wasRecording ? 'blur' : null);
  });
  useEffect(() => {
    if (hasNoBlur && isChecked) stopWithoutBlur();
  }, [hasNoBlur, isChecked]);
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
        hasChanged={hasChanged}
        renderAnswer={(place) => (
          <AnswerPlayback
            recording={recording}
            index={place}
            load={load}
            disabled={publishing.isRunning}
            onTrim={(trim) => void session.trim(place, trim).then((isKept) => setChanged(!isKept))}
          />
        )}
        onRetake={(place) => {
          setChecked(false);
          void session.retake(place);
        }}
        onPublish={(...choices) => props.onPublish(recording, ...choices)}
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
          picture={stream}
          blur={!isSoundOnly && <BlurChoice blur={blur} />}
          isWaiting={stream === null}
          meter={<LiveSoundMeter stream={opened} />}
          hint={!isSoundOnly && <LightHint isOn={wantsHints} hint={hint} onSwitch={setHints} />}
          isSoundOnly={isSoundOnly}
          onPicture={setPicture}
          phrase={recording.presence && <DrawnPhrase presence={recording.presence} isSoundOnly={isSoundOnly} />}
          practice={stream && <Practice key={stream.id} stream={stream} startTake={startTake} />}
          onStart={start}
          notes={<NotesEditor recording={recording} onNotes={(place, words) => void session.note(place, words)} />}
          onBack={isUntouched ? () => props.onBack(recording) : undefined}
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
        onPicture={setPicture}
        hint={hint}
        blur={!isSoundOnly && <BlurInStage blur={blur} mayChange={phase === 'thinking' || phase === 'answered'} />}
        meter={<LiveSoundMeter stream={opened} overMedia />}
        problem={problem}
        onNotesSpeed={(speed) => void session.setNotesSpeed(speed)}
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
