import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { ConfirmDialog } from '../../../design-system/ConfirmDialog/ConfirmDialog';
import { FocusedPanel } from '../../../design-system/FocusedPanel/FocusedPanel';
import { Notice } from '../../../design-system/Notice/Notice';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { CardSkeleton } from '../../../design-system/Skeletons/CardSkeleton';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { newIntention } from '../../../lib/backend';
import { paths } from '../../../lib/paths';
import { useCurrentUser } from '../../../lib/session/use-session';
import { useDocumentTitle } from '../../../lib/use-document-title';
import type { AnswerPreferences } from '@modules/media/http/answer-preferences.contract';
import { keepAnswerPreferences, useAnswerPreferences } from '../api/answer-preferences';
import { useAwaitedQuestionBlocks } from '../api/questions';
import { answerFiles, asNewVideo, recordings, useUnfinishedRecording } from '../api/recordings';
import { dismissUpload, type NewVideo, startUpload, useRunningUpload } from '../api/running-upload';
import { drawPresence } from '../api/draw-presence';
import { useUploadInfo } from '../api/upload-info';
import { AnswersSent } from '../components/Recorder/AnswersSent';
import { CameraTrouble } from '../components/Recorder/CameraTrouble';
import { Recorder } from '../components/Recorder/Recorder';
import { type RecorderPlan, RecordSetup } from '../components/Recorder/RecordSetup';
import { UnfinishedRecording } from '../components/Recorder/UnfinishedRecording';
import { SendingUpload } from '../components/UploadPanel/SendingUpload';
import { answerFormats } from '../domain/answer-format';
import { withNotesOf } from '../domain/notes';
import { nextPrompt, type Prompt, type Recording } from '../domain/recording';
import type { SetDraft } from '../domain/question-set';
import { useFormatsText } from '../messages/use-formats-text';
import { useRecorderText } from '../messages/use-recorder-text';
import { useVideosText } from '../messages/use-videos-text';
import { RecordPlaceContext } from '../recorder/record-place';
import { canRecord } from '../recorder/use-camera';
import { OwnSets } from './OwnSets';
import { usePostingSet } from './use-posting-set';
import { WriteAnswers } from './WriteAnswers';

const defaultQuality = 'medium';

/** A place to offer recording on a phone. */
export interface OfferedPhone {
  readonly jobId: string | null;
  /** There is no camera here. */
  readonly isFirst: boolean;
  /** The phone has sent the video. */
  readonly onDone: () => void;
}

/** On a phone that continues the page of a computer. */
export interface RecordingPhone {
  readonly jobId: string | null;
  readonly onStep: (step: 'RECORDING' | 'SENDING') => void;
  readonly onSent: (videoId: string) => void;
}

export interface RecordPageProps {
  readonly renderOffer?: (offer: OfferedPhone) => ReactNode;
  readonly phone?: RecordingPhone;
}

/** Records a video: questions, camera, answers, upload. */
export function RecordPage({ renderOffer, phone }: RecordPageProps) {
  const text = useRecorderText();
  const videosText = useVideosText();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { id: person } = useCurrentUser();
  const [unfinished, lookAgain] = useUnfinishedRecording();
  const [recording, setRecording] = useState<Recording | null>(null);
  /** The recording whose questions are being chosen again; null otherwise. */
  const [reopened, setReopened] = useState<Recording | null>(null);
  const [discarded, setDiscarded] = useState<Recording | null>(null);
  const [drawing, setDrawing] = useState({ isRunning: false, hasFailed: false });
  const [publishing, setPublishing] = useState({ isRunning: false, hasFailed: false });
  /** The posting answered by the video just sent, or null. */
  const [answered, setAnswered] = useState<string | null>(null);
  const [isWritten, setIsWritten] = useState(false);
  const setWrittenFor = (answeredJob: string): void => {
    setIsWritten(true);
    setAnswered(answeredJob);
  };
  const formatsText = useFormatsText();
  const remember = async (kept: AnswerPreferences): Promise<void> => {
    try {
      await keepAnswerPreferences(kept);
    } catch {
      toasts.error(formatsText('preferences.failed'));
    }
  };
  const blocks = useAwaitedQuestionBlocks();
  const { isLoading, jobId, posting } = usePostingSet(phone?.jobId);
  const info = useUploadInfo();
  const upload = useRunningUpload();
  const preferences = useAnswerPreferences();
  const [written, setWritten] = useState<readonly Prompt[] | null>(null);
  const [sets, setSets] = useState<{ readonly draft: SetDraft | null } | null>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  useDocumentTitle(text('title'));
  const isSending = upload !== null;
  // An upload of an earlier page may end here, and its recording is then gone.
  useEffect(() => (isSending ? lookAgain : undefined), [isSending, lookAgain]);

  const send = async (video: NewVideo): Promise<void> => {
    const arrived = { id: '' };
    const onArrived = async (id: string): Promise<void> => {
      arrived.id = id;
      await video.onArrived?.(id);
    };
    const sent = await startUpload(phone ? { ...video, onArrived } : video);
    if (sent === 'stopped') return;
    if (sent === 'whole') toasts.success(text('published'));
    else toasts.error(text('questionsLost'));
    if (!isHere.current) return;
    if (phone) return phone.onSent(arrived.id);
    if (video.jobId === undefined) await navigate(paths.videos);
    else setAnswered(video.jobId);
  };
  const publish = async (finished: Recording, title: string, reducesNoise: boolean): Promise<void> => {
    setPublishing({ isRunning: true, hasFailed: false });
    try {
      const quality = info?.video.default_quality ?? defaultQuality;
      const video = await asNewVideo(finished, { title, quality, reducesNoise });
      setPublishing({ isRunning: false, hasFailed: false });
      setRecording(finished);
      await send({
        ...video,
        recordingId: finished.id,
        notice: { title: videosText('upload.notice.title'), body: videosText('upload.notice.body') },
        onArrived: () => recordings.remove(finished.id),
      });
    } catch {
      setPublishing({ isRunning: false, hasFailed: true });
    }
  };
  const begin = async ({ format, isLive, ...plan }: RecorderPlan): Promise<void> => {
    if (format === 'TEXT') return setWritten(plan.prompts);
    const id = newIntention();
    setDrawing({ isRunning: isLive, hasFailed: false });
    try {
      const presence = isLive ? await drawPresence(id) : null;
      setDrawing({ isRunning: false, hasFailed: false });
      const isSoundOnly = format === 'AUDIO';
      setRecording(withNotesOf({ ...plan, isSoundOnly, presence, id, person, startedAt: Date.now(), jobId }, reopened));
    } catch {
      setDrawing({ isRunning: false, hasFailed: true });
    }
  };
  const discard = async (gone: Recording): Promise<void> => {
    await recordings.remove(gone.id);
    setDiscarded(null);
    setRecording(null);
    lookAgain();
  };
  const stop = (): void => {
    setRecording(null);
    lookAgain();
  };

  const before = unfinished.status === 'ready' ? unfinished.recording : null;
  const begun = recording ?? (before && nextPrompt(before) === null ? before : null);
  const step = upload ? 'SENDING' : begun || written ? 'RECORDING' : null;
  const tell = useEffectEvent((now: 'RECORDING' | 'SENDING') => phone?.onStep(now));
  useEffect(() => {
    if (step !== null) tell(step);
  }, [step]);

  const offer = (isFirst: boolean): ReactNode =>
    renderOffer?.({
      jobId,
      isFirst,
      onDone: () => (jobId === null ? void navigate(paths.videos) : setAnswered(jobId)),
    });
  const content = (): ReactNode => {
    if (upload !== null) {
      return (
        <Card as="section" title={text('review.publish')} titleLevel={2}>
          <SendingUpload upload={upload} onRetry={(video) => void send(video)} onDismiss={dismissUpload} />
        </Card>
      );
    }
    if (answered !== null) {
      return (
        <FocusedPanel>
          <AnswersSent jobId={answered} isWritten={isWritten} />
        </FocusedPanel>
      );
    }
    if (written) {
      return (
        <FocusedPanel key="written">
          <WriteAnswers
            prompts={written}
            onBack={() => setWritten(null)}
            onPublished={(id) => {
              if (phone) return phone.onSent(id);
              if (jobId === null) return void navigate(paths.videos);
              setWrittenFor(jobId);
            }}
          />
        </FocusedPanel>
      );
    }
    if (unfinished.status === 'loading') return <CardSkeleton count={1} min={280} label={text('loading')} />;
    if (begun) {
      return (
        <Recorder
          key={begun.id}
          recording={begun}
          store={recordings}
          newId={newIntention}
          load={answerFiles}
          publishing={{ ...publishing, noneLeft: info?.quota.uploads_left_today === 0 }}
          onPublish={(...chosen) => void publish(...chosen)}
          onDiscard={setDiscarded}
          onBack={(untouched) => {
            // Its notes move to the questions chosen next, and nothing is recorded yet.
            setReopened(untouched);
            setRecording(null);
            void recordings.remove(untouched.id).then(lookAgain, lookAgain);
          }}
          onLeave={stop}
        />
      );
    }
    if (before) {
      return (
        <UnfinishedRecording
          recording={before}
          onResume={() => setRecording(before)}
          onDiscard={() => setDiscarded(before)}
        />
      );
    }
    if (blocks === null || isLoading || preferences === undefined)
      return <CardSkeleton count={1} min={280} label={text('loading')} />;
    const isRecorder = canRecord() && unfinished.status === 'ready';
    return (
      <>
        {!canRecord() && <CameraTrouble problem="unsupported" onRetry={lookAgain} />}
        {unfinished.status === 'unavailable' && canRecord() && (
          <Notice tone="warning" action={!phone && <Button href={paths.videos}>{text('upload')}</Button>}>
            {text('unavailable')}
          </Notice>
        )}
        <RecordSetup
          blocks={blocks}
          posting={posting}
          formats={isRecorder ? answerFormats : ['TEXT']}
          preferences={preferences}
          {...(!phone && { onRemember: (kept) => void remember(kept) })}
          {...(!phone && { onSets: (draft) => setSets({ draft }) })}
          drawing={drawing}
          onPlan={(plan) => void begin(plan)}
        />
      </>
    );
  };
  return (
    <Page>
      <PageHeader
        title={text('title')}
        lead={text('lead')}
        {...(!phone && { actions: <Button href={paths.videos}>{text('back')}</Button> })}
      />
      {canRecord() && begun === null && written === null && upload === null && answered === null && offer(false)}
      <RecordPlaceContext value={{ offer: offer(true), isPhone: phone !== undefined }}>{content()}</RecordPlaceContext>
      {sets && <OwnSets draft={sets.draft} onClose={() => setSets(null)} />}
      <ConfirmDialog
        open={discarded !== null}
        title={text('discard.title')}
        confirmLabel={text('discard.confirm')}
        danger
        onConfirm={() => discarded && void discard(discarded)}
        onCancel={() => setDiscarded(null)}
      >
        {text('discard.text')}
      </ConfirmDialog>
    </Page>
  );
}
