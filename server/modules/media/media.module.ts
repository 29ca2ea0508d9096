import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module, type OnModuleInit } from '@nestjs/common';
import { cageRemark, Cages } from '../../platform/cage/index.js';
import { Settings } from '../../platform/config/settings.js';
import { Degraded, HealthChecks, type Remark } from '../../platform/health/health-checks.js';
import { sentencesOf } from '../../platform/health/health-text.js';
import { SecretBox } from '../../platform/security/secret-box.js';
import { Tracing } from '../../platform/tracing/tracing.js';
import { Transcriber } from './domain/transcriber.js';
import { FfmpegRuntime } from './ffmpeg/ffmpeg-runtime.js';
import { AnswerPreferencesController } from './http/answer-preferences.controller.js';
import { AttachmentsController } from './http/attachments.controller.js';
import { AssetsController } from './http/assets.controller.js';
import { EncoderAddresses } from './http/encoder-addresses.js';
import { EncoderJobsController } from './http/encoder-jobs.controller.js';
import { EncoderTransfersController } from './http/encoder-transfers.controller.js';
import { EncodersController } from './http/encoders.controller.js';
import { EncoderGuard } from './http/encoder.guard.js';
import { FilesController } from './http/files.controller.js';
import { LadderController } from './http/ladder.controller.js';
import { PersonalFilesController } from './http/personal-files.controller.js';
import { PresenceController } from './http/presence.controller.js';
import { QuestionBlocksController } from './http/question-blocks.controller.js';
import { QuestionsController } from './http/questions.controller.js';
import { ResumableUploadsController } from './http/resumable-uploads.controller.js';
import { MediaSignatures } from './http/media-signatures.js';
import { RungAddressBook } from './http/rung-addresses.js';
import { SegmentsController } from './http/segments.controller.js';
import { StreamAddresses } from './http/stream-addresses.js';
import { StreamingController } from './http/streaming.controller.js';
import { StuckVideosController } from './http/stuck-videos.controller.js';
import { TranscriptsController } from './http/transcripts.controller.js';
import { UploadsController } from './http/uploads.controller.js';
import { VideoCostsController } from './http/video-costs.controller.js';
import { VideoPresenter } from './http/video.presenter.js';
import { VideoSender } from './http/video-sender.js';
import { VideosController } from './http/videos.controller.js';
import { WrittenController } from './http/written.controller.js';
import { ImageEncoder, imageProgram } from './images/image-encoder.js';
import { CompressLongVideoJob, CompressVideoJob } from './jobs/compress-video.job.js';
import { CheckEncodedJob } from './jobs/check-encoded.job.js';
import { ExtractSoundJob } from './jobs/extract-sound.job.js';
import { EraseFilesJob } from './jobs/erase-files.job.js';
import { EraseOwnedFileJob } from './jobs/erase-owned-file.job.js';
import { RemoveStaleUploadsJob } from './jobs/remove-stale-uploads.job.js';
import { ReviewStorageJob } from './jobs/review-storage.job.js';
import { SweepEncodersJob } from './jobs/sweep-encoders.job.js';
import { ResumeVideosJob } from './jobs/resume-videos.job.js';
import { EraseReplacedJob, RemakeVideoJob } from './jobs/remake-video.job.js';
import { TranscribeVideoJob } from './jobs/transcribe-video.job.js';
import type { MediaMessages } from './messages/messages.js';
import { MediaFacade } from './media.facade.js';
import { MediaPersonalData } from './media-personal-data.js';
import { entities } from './persistence/entities.js';
import { EncoderRepository } from './persistence/encoder.repository.js';
import { Installation } from './persistence/installation.js';
import { MediaUsageReader } from './persistence/media-usage.js';
import { OwnedFileRepository } from './persistence/owned-file.repository.js';
import { PresenceRepository } from './persistence/presence.repository.js';
import { QuestionRepository } from './persistence/question.repository.js';
import { RemakeRepository } from './persistence/remake.repository.js';
import { StoredKeys } from './persistence/stored-keys.js';
import { StrayFiles } from './persistence/stray-files.js';
import { TranscriptRepository } from './persistence/transcript.repository.js';
import { UploadRepository } from './persistence/upload.repository.js';
import { VideoRepository } from './persistence/video.repository.js';
import { AnswerPreferencesQuery } from './queries/answer-preferences.query.js';
import { BlindVideos } from './queries/blind-videos.query.js';
import { ComparedVideos } from './queries/compared-videos.query.js';
import { Attachments } from './queries/attachments.query.js';
import { CaptionAccess } from './queries/caption-access.js';
import { DescribedVideos } from './queries/described-videos.query.js';
import { Encoders } from './queries/encoders.query.js';
import { FilesOfOwner } from './queries/files-of-owner.query.js';
import { GetOwnVideo } from './queries/get-own-video.query.js';
import { GetPlayback } from './queries/get-playback.query.js';
import { GetUploadInfo } from './queries/get-upload-info.query.js';
import { HeldJobs } from './queries/held-jobs.query.js';
import { ListMyVideos } from './queries/list-my-videos.query.js';
import { OwnedFiles } from './queries/owned-files.query.js';
import { OwnerVideos } from './queries/owner-videos.query.js';
import { Questions } from './queries/questions.query.js';
import { Resumes } from './queries/resumes.query.js';
import { Rungs } from './queries/rungs.query.js';
import { ShownVideos } from './queries/shown-videos.query.js';
import { SignableAddresses } from './queries/signable-addresses.query.js';
import { SpokenWords } from './queries/spoken-words.query.js';
import { StuckVideos } from './queries/stuck-videos.query.js';
import { Transcripts } from './queries/transcripts.query.js';
import { VideoCostsQuery } from './queries/video-costs.query.js';
import { VideoAccess } from './queries/video-access.js';
import { MediaStorage } from './storage/media-storage.js';
import { storageOfUrl } from './storage/storage-of-url.js';
import { tracedStorage } from './storage/traced-storage.js';
import { OpenAiTranscriber } from './transcription/openai-transcriber.js';
import { TusCalls } from './tus/tus-calls.js';
import { UploadLocks } from './tus/upload-lock.js';
import { AcceptUpload } from './use-cases/accept-upload.js';
import { BeginUpload } from './use-cases/begin-upload.js';
import { ChangeBlocks } from './use-cases/change-blocks.js';
import { ChangeQuestions } from './use-cases/change-questions.js';
import { CheckEncoded } from './use-cases/check-encoded.js';
import { ClaimJob } from './use-cases/claim-job.js';
import { CompleteProcessing } from './use-cases/complete-processing.js';
import { CompressVideo } from './use-cases/compress-video.js';
import { CreateEncoder } from './use-cases/create-encoder.js';
import { DeferProcessing } from './use-cases/defer-processing.js';
import { DiscardVideo } from './use-cases/discard-video.js';
import { DiscardOriginal } from './use-cases/discard-original.js';
import { DrawPresence } from './use-cases/draw-presence.js';
import { DroppedCodecs } from './use-cases/dropped-codecs.js';
import { EncoderFallbacks } from './use-cases/encoder-fallbacks.js';
import { EncoderShare } from './use-cases/encoder-share.js';
import { EraseFiles } from './use-cases/erase-files.js';
import { ExtractSound } from './use-cases/extract-sound.js';
import { EraseReplaced } from './use-cases/erase-replaced.js';
import { FailProcessing } from './use-cases/fail-processing.js';
import { FinishUpload } from './use-cases/finish-upload.js';
import { KeepAnswerPreferences } from './use-cases/keep-answer-preferences.js';
import { MakeOutputs } from './use-cases/make-outputs.js';
import { PauseProcessing } from './use-cases/pause-processing.js';
import { PauseRemake } from './use-cases/pause-remake.js';
import { PublishOutputs } from './use-cases/publish-outputs.js';
import { PutTranscript } from './use-cases/put-transcript.js';
import { ReceiveRung } from './use-cases/receive-rung.js';
import { RecordProgress } from './use-cases/record-progress.js';
import { RecordVideo } from './use-cases/record-video.js';
import { ReleaseJob } from './use-cases/release-job.js';
import { RemakeVideo } from './use-cases/remake-video.js';
import { RemoveFile } from './use-cases/remove-file.js';
import { RemoveVideo } from './use-cases/remove-video.js';
import { ReplaceOutputs } from './use-cases/replace-outputs.js';
import { ReportJob } from './use-cases/report-job.js';
import { RequestRemake } from './use-cases/request-remake.js';
import { ReturnJob } from './use-cases/return-job.js';
import { ReviewStorage } from './use-cases/review-storage.js';
import { RetryVideos } from './use-cases/retry-videos.js';
import { RevokeEncoder } from './use-cases/revoke-encoder.js';
import { SetAvatar } from './use-cases/set-avatar.js';
import { SubmitJob } from './use-cases/submit-job.js';
import { SweepEncoders } from './use-cases/sweep-encoders.js';
import { StartProcessing } from './use-cases/start-processing.js';
import { UnsettledAttachments } from './queries/unsettled-attachments.query.js';
import { RemoveAttachments } from './use-cases/remove-attachments.js';
import { StoreAttachment } from './use-cases/store-attachment.js';
import { StoreFile } from './use-cases/store-file.js';
import { StoreImage } from './use-cases/store-image.js';
import { StoreResume } from './use-cases/store-resume.js';
import { SweepStorage } from './use-cases/sweep-storage.js';
import { SweepUploads } from './use-cases/sweep-uploads.js';
import { TranscribeVideo } from './use-cases/transcribe-video.js';
import { UpdateVideo } from './use-cases/update-video.js';
import { UploadQuota } from './use-cases/upload-quota.js';
import { VideoEvents } from './use-cases/video-events.js';
import { WritePresentation } from './use-cases/write-presentation.js';

const persistence = [
  VideoRepository,
  EncoderRepository,
  OwnedFileRepository,
  MediaUsageReader,
  StoredKeys,
  Installation,
  StrayFiles,
  RemakeRepository,
  QuestionRepository,
  PresenceRepository,
  TranscriptRepository,
  UploadRepository,
];
const queries = [
  AnswerPreferencesQuery,
  Attachments,
  BlindVideos,
  ComparedVideos,
  CaptionAccess,
  DescribedVideos,
  Encoders,
  FilesOfOwner,
  GetOwnVideo,
  GetPlayback,
  GetUploadInfo,
  HeldJobs,
  ListMyVideos,
  OwnedFiles,
  OwnerVideos,
  Questions,
  Resumes,
  Rungs,
  ShownVideos,
  SignableAddresses,
  SpokenWords,
  StuckVideos,
  Transcripts,
  VideoAccess,
  VideoCostsQuery,
];
const uploading = [
  VideoEvents,
  UploadQuota,
  RecordVideo,
  AcceptUpload,
  UpdateVideo,
  RequestRemake,
  RemoveVideo,
  DiscardVideo,
  EraseFiles,
];
const inPieces = [UploadLocks, BeginUpload, FinishUpload, SweepUploads, TusCalls];
const words = [
  DrawPresence,
  KeepAnswerPreferences,
  WritePresentation,
  ChangeQuestions,
  ChangeBlocks,
  PutTranscript,
  TranscribeVideo,
  ExtractSound,
];
const files = [
  ImageEncoder,
  StoreFile,
  SetAvatar,
  StoreImage,
  StoreResume,
  RemoveFile,
  StoreAttachment,
  RemoveAttachments,
  UnsettledAttachments,
];
const processing = [
  StartProcessing,
  RecordProgress,
  CompleteProcessing,
  FailProcessing,
  PauseProcessing,
  DeferProcessing,
  RetryVideos,
  DroppedCodecs,
  EncoderFallbacks,
  MakeOutputs,
  PublishOutputs,
  CompressVideo,
  PauseRemake,
  ReplaceOutputs,
  RemakeVideo,
];
/** Encoders on other machines (decision 0070). */
const remote = [
  EncoderShare,
  EncoderAddresses,
  EncoderGuard,
  CreateEncoder,
  RevokeEncoder,
  ClaimJob,
  ReportJob,
  ReceiveRung,
  SubmitJob,
  ReturnJob,
  ReleaseJob,
  CheckEncoded,
  SweepEncoders,
];
const upkeep = [DiscardOriginal, EraseReplaced, ReviewStorage, SweepStorage];
const jobs = [
  CheckEncodedJob,
  CompressVideoJob,
  CompressLongVideoJob,
  EraseFilesJob,
  EraseOwnedFileJob,
  ExtractSoundJob,
  EraseReplacedJob,
  RemakeVideoJob,
  RemoveStaleUploadsJob,
  ResumeVideosJob,
  ReviewStorageJob,
  SweepEncodersJob,
  TranscribeVideoJob,
];

const { sentence } = sentencesOf<MediaMessages>();

/**
 * Uploads, their processing, and access to them. Needs three ports that a global module binds: `PersonalFiles`, `PublicImages`
 * and `SharedFiles`.
 */
@Module({
  imports: [MikroOrmModule.forFeature(entities)],
  controllers: [
    AttachmentsController,
    UploadsController,
    FilesController,
    PersonalFilesController,
    VideosController,
    WrittenController,
    PresenceController,
    AnswerPreferencesController,
    StreamingController,
    StuckVideosController,
    VideoCostsController,
    ResumableUploadsController,
    TranscriptsController,
    QuestionBlocksController,
    QuestionsController,
    LadderController,
    SegmentsController,
    AssetsController,
    EncodersController,
    EncoderJobsController,
    EncoderTransfersController,
  ],
  providers: [
    {
      provide: MediaStorage,
      inject: [Settings, Tracing],
      useFactory: async (settings: Settings, tracing: Tracing) => {
        const storage = await storageOfUrl(settings.env.STORAGE_URL);
        return tracing.isOn ? tracedStorage(storage) : storage;
      },
    },
    FfmpegRuntime,
    { provide: Transcriber, useClass: OpenAiTranscriber },
    MediaFacade,
    MediaPersonalData,
    VideoPresenter,
    VideoSender,
    StreamAddresses,
    MediaSignatures,
    RungAddressBook,
    SecretBox,
    ...persistence,
    ...queries,
    ...uploading,
    ...inPieces,
    ...words,
    ...files,
    ...processing,
    ...remote,
    ...upkeep,
    ...jobs,
  ],
  exports: [MediaFacade, MediaPersonalData, VideoSender, RungAddressBook],
})
export class MediaModule implements OnModuleInit {
  constructor(
    private readonly checks: HealthChecks,
    private readonly storage: MediaStorage,
    private readonly ffmpeg: FfmpegRuntime,
    private readonly settings: Settings,
    private readonly cages: Cages,
  ) {}

  onModuleInit(): void {
    this.cages.add('pictures', imageProgram, sentence('HEALTH.FILES_PICTURES'));
    this.cages.addForWorkers('video', () => this.ffmpeg.confinement());
    this.checks.add({ name: 'storage', check: () => this.storage.check() });
    this.checks.add({ name: 'ffmpeg', check: () => this.#checkFfmpeg() });
  }

  async #checkFfmpeg(): Promise<Remark> {
    // With separate workers this process never starts ffmpeg, and its image has none.
    if (this.settings.env.WORKER === 'none') return sentence('HEALTH.FFMPEG_IN_WORKERS');
    const cage = cageRemark([{ files: sentence('HEALTH.FILES_VIDEOS'), ...(await this.ffmpeg.confinement()) }]);
    const { MEDIA_ENCODER: setting } = this.settings.env;
    if (setting === 'software') return cage;
    const hardware = await this.ffmpeg.hardware();
    if (hardware) return [...cage, sentence('HEALTH.FFMPEG_HARDWARE', { kind: hardware.kind })];
    const remark = [...cage, sentence('HEALTH.FFMPEG_SOFTWARE', { setting })];
    return setting === 'auto' ? remark : new Degraded(remark);
  }
}
