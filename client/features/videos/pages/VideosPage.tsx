import { useState } from 'react';
import type { VideoSummary } from '@modules/media/http/media.contract';
import type { QuestionInput } from '@modules/media/http/questions.contract';
import type { PutTranscriptRequest } from '@modules/media/http/transcript.contract';
import { CaptionsDialog } from '../../../design-system/Captions/CaptionsDialog';
import { useCaptionsText } from '../../../design-system/Captions/messages/use-captions-text';
import { VideoSaleCard } from '../../../design-system/VideoSale/VideoSaleCard';
import { StreamPlayer } from '../../../design-system/VideoPlayer/StreamPlayer';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useVideoCaptions } from '../../../lib/captions/use-video-captions';
import { useCreditCosts } from '../../../lib/credits/use-credit-costs';
import { answerVideoSale } from '../../../lib/session/answer-video-sale';
import { useCurrentUser, useOccupation } from '../../../lib/session/use-session';
import { useSkillSuggestions } from '../../../lib/skills/use-skill-suggestions';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useFollowedRemake } from '../api/follow-remake';
import { useMyVideos } from '../api/list-videos';
import { removeVideo } from '../api/remove-video';
import { updateVideo } from '../api/update-video';
import { replaceQuestions, useQuestionBlocks, useVideoQuestions } from '../api/questions';
import {
  dismissUpload,
  giveUpUnfinished,
  type NewVideo,
  startUpload,
  useRunningUpload,
  useUnfinishedUpload,
} from '../api/running-upload';
import { recordedFileName, useUnfinishedRecording } from '../api/recordings';
import { useStreamMetadata } from '../api/stream-metadata';
import { useUploadInfo } from '../api/upload-info';
import { useVideoStatus } from '../api/video-status';
import { QuestionsDialog, type QuestionsDialogProps } from '../components/QuestionsDialog/QuestionsDialog';
import { RecordInvitation } from '../components/Recorder/RecordInvitation';
import { EditWritten } from '../components/WrittenForm/EditWritten';
import { VideoCard } from '../components/VideoCard/VideoCard';
import type { SetDraft } from '../domain/question-set';
import { useFormatsText } from '../messages/use-formats-text';
import { useVideosText } from '../messages/use-videos-text';
import { OwnSets } from './OwnSets';
import { type CardSlot, VideosView } from './VideosView';

export function VideosPage() {
  const text = useVideosText();
  const toasts = useToasts();
  const videos = useMyVideos();
  const info = useUploadInfo();
  const upload = useRunningUpload();
  const unfinished = useUnfinishedUpload();
  const blocks = useQuestionBlocks();
  const [recorded] = useUnfinishedRecording();
  useDocumentTitle(text('title'));
  const send = async (video: NewVideo): Promise<void> => {
    const notice = { title: text('upload.notice.title'), body: text('upload.notice.body') };
    const sent = await startUpload({ ...video, notice });
    if (sent === 'whole') toasts.success(text('upload.done'));
    if (sent === 'without-questions') toasts.error(text('questions.lost'));
  };
  const [sets, setSets] = useState<{ readonly draft: SetDraft | null } | null>(null);
  const openSets = (draft: SetDraft | null): void => setSets({ draft });
  return (
    <>
      <VideosView
        videos={videos}
        info={info}
        upload={upload}
        blocks={blocks}
        // An unfinished upload of the recorder resumes in the recorder, because the person has no file to choose.
        unfinished={unfinished?.name.startsWith(recordedFileName) === false ? unfinished.name : null}
        invitation={<RecordInvitation isUnfinished={recorded.status === 'ready' && recorded.recording !== null} />}
        question={<SaleQuestion />}
        onGiveUp={giveUpUnfinished}
        onSets={openSets}
        onUpload={(video) => void send(video)}
        onDismissUpload={dismissUpload}
        onUpdate={updateVideo}
        onDelete={removeVideo}
        renderCard={(slot) => <FollowedCard key={slot.video.id} {...slot} />}
        renderPlayer={(videoId) => <Player key={videoId} videoId={videoId} />}
        renderQuestions={(video, onClose) => <Questions video={video} onClose={onClose} onSets={openSets} />}
        renderCaptions={(video, onClose) => <Captions video={video} onClose={onClose} />}
      />
      {sets && <OwnSets draft={sets.draft} onClose={() => setSets(null)} />}
    </>
  );
}

/** Asked with the first video; after that, the answer is in the settings. */
function SaleQuestion() {
  const { user_type: type, video_sale_allowed: answer } = useCurrentUser();
  const price = useCreditCosts().data?.VIDEO_ACCESS;
  const [isAsked] = useState(answer === null && type === 'JOB_SEEKER');
  if (!isAsked || price === undefined) return null;
  return <VideoSaleCard answer={answer} price={price} onAnswer={answerVideoSale} />;
}

function FollowedCard(slot: CardSlot) {
  const status = useVideoStatus(slot.video.id, slot.video.status);
  useFollowedRemake(slot.video);
  return <VideoCard {...slot} status={status} />;
}

interface DialogSlot {
  readonly video: VideoSummary;
  readonly onClose: () => void;
}

function Questions({ video, onClose, onSets }: DialogSlot & Pick<QuestionsDialogProps, 'onSets'>) {
  const text = useVideosText();
  const toasts = useToasts();
  const formats = useFormatsText();
  const isText = video.kind === 'TEXT';
  const save = async (questions: QuestionInput[]): Promise<void> => {
    await replaceQuestions(video.id, questions);
    toasts.success(isText ? formats('edit.saved') : text('questions.saved'));
    onClose();
  };
  const stored = useVideoQuestions(video.id);
  const blocks = useQuestionBlocks();
  if (isText) return <EditWritten questions={stored} onSave={save} onClose={onClose} />;
  return (
    <QuestionsDialog
      questions={stored}
      blocks={blocks}
      duration={video.duration}
      onSave={save}
      onClose={onClose}
      onSets={onSets}
    />
  );
}

function Captions({ video, onClose }: DialogSlot) {
  const text = useCaptionsText();
  const toasts = useToasts();
  const { save, ...captions } = useVideoCaptions(video.id);
  const saveAndClose = async (transcript: PutTranscriptRequest): Promise<void> => {
    await save(transcript);
    toasts.success(text('saved'));
    onClose();
  };
  const keywords = useSkillSuggestions();
  return <CaptionsDialog of="person" {...captions} keywords={keywords} onSave={saveAndClose} onClose={onClose} />;
}

function Player({ videoId }: { videoId: string }) {
  const text = useVideosText();
  const [isPlaying, setPlaying] = useState(false);
  useOccupation(isPlaying);
  return (
    <StreamPlayer stream={useStreamMetadata(videoId)} failed={text('video.playerFailed')} onPlaying={setPlaying} />
  );
}
