import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module, type OnModuleInit } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { HealthChecks } from '../../platform/health/health-checks.js';
import { FfmpegRuntime } from './ffmpeg/ffmpeg-runtime.js';
import { StreamingController } from './http/streaming.controller.js';
import { UploadsController } from './http/uploads.controller.js';
import { VideoPresenter } from './http/video.presenter.js';
import { VideosController } from './http/videos.controller.js';
import { CompressVideoJob } from './jobs/compress-video.job.js';
import { EraseFilesJob } from './jobs/erase-files.job.js';
import { RemoveStaleUploadsJob } from './jobs/remove-stale-uploads.job.js';
import { MediaFacade } from './media.facade.js';
import { entities } from './persistence/entities.js';
import { MediaUsageReader } from './persistence/media-usage.js';
import { StoredKeys } from './persistence/stored-keys.js';
import { VideoRepository } from './persistence/video.repository.js';
import { GetOwnVideo } from './queries/get-own-video.query.js';
import { GetPlayback } from './queries/get-playback.query.js';
import { GetUploadInfo } from './queries/get-upload-info.query.js';
import { ListMyVideos } from './queries/list-my-videos.query.js';
import { OwnerVideos } from './queries/owner-videos.query.js';
import { VideoAccess } from './queries/video-access.js';
import { MediaStorage } from './storage/media-storage.js';
import { storageOfUrl } from './storage/storage-of-url.js';
import { AcceptUpload } from './use-cases/accept-upload.js';
import { CompleteProcessing } from './use-cases/complete-processing.js';
import { CompressVideo } from './use-cases/compress-video.js';
import { DiscardOriginal } from './use-cases/discard-original.js';
import { EraseFiles } from './use-cases/erase-files.js';
import { FailProcessing } from './use-cases/fail-processing.js';
import { RecordProgress } from './use-cases/record-progress.js';
import { RemoveVideo } from './use-cases/remove-video.js';
import { StartProcessing } from './use-cases/start-processing.js';
import { SweepStorage } from './use-cases/sweep-storage.js';
import { UpdateVideo } from './use-cases/update-video.js';
import { UploadQuota } from './use-cases/upload-quota.js';

const persistence = [VideoRepository, MediaUsageReader, StoredKeys];
const queries = [GetOwnVideo, GetPlayback, GetUploadInfo, ListMyVideos, OwnerVideos, VideoAccess];
const uploading = [UploadQuota, AcceptUpload, UpdateVideo, RemoveVideo, EraseFiles];
const processing = [StartProcessing, RecordProgress, CompleteProcessing, FailProcessing, CompressVideo];
const upkeep = [DiscardOriginal, SweepStorage];
const jobs = [CompressVideoJob, EraseFilesJob, RemoveStaleUploadsJob];

/** Uploads, what is made of them, and who may watch it. */
@Module({
  imports: [MikroOrmModule.forFeature(entities)],
  controllers: [UploadsController, VideosController, StreamingController],
  providers: [
    {
      provide: MediaStorage,
      inject: [Settings],
      useFactory: (settings: Settings) => storageOfUrl(settings.env.STORAGE_URL),
    },
    FfmpegRuntime,
    MediaFacade,
    VideoPresenter,
    ...persistence,
    ...queries,
    ...uploading,
    ...processing,
    ...upkeep,
    ...jobs,
  ],
  exports: [MediaFacade],
})
export class MediaModule implements OnModuleInit {
  constructor(
    private readonly checks: HealthChecks,
    private readonly storage: MediaStorage,
    private readonly ffmpeg: FfmpegRuntime,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.checks.add({ name: 'storage', check: () => this.storage.check() });
    this.checks.add({ name: 'ffmpeg', check: () => this.#checkFfmpeg() });
  }

  async #checkFfmpeg(): Promise<string> {
    // Where workers run apart, this process never starts ffmpeg, and its image has none.
    if (this.settings.env.WORKER === 'none') return 'runs in the workers';
    const { missing } = await this.ffmpeg.confinement();
    return missing.length === 0 ? 'confined' : missing.join('; ');
  }
}
