import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { defaultQuality } from '../domain/encoding-profiles.js';
import { fileLimits } from '../domain/file-limits.js';
import { mediaLimits } from '../domain/media-limits.js';
import {
  acceptedExtensions,
  acceptedSoundExtensions,
  acceptedSoundTypes,
  acceptedTypes,
} from '../domain/video-container.js';
import { documentExtensions, imageTypes } from '../http/files.contract.js';
import { type UploadInfo, videoQualities } from '../http/media.contract.js';
import { MediaUsageReader } from '../persistence/media-usage.js';

/** The server's upload limits and the caller's usage. */
@Injectable()
export class GetUploadInfo {
  constructor(
    private readonly usage: MediaUsageReader,
    private readonly clock: Clock,
  ) {}

  async execute(ownerId: string): Promise<UploadInfo> {
    const { uploadsToday, storedBytes } = await this.usage.of(ownerId, this.clock.now());
    return {
      video: {
        max_size_bytes: mediaLimits.maxUploadBytes,
        max_duration_seconds: mediaLimits.maxDurationSeconds,
        accepted_types: [...acceptedTypes],
        accepted_extensions: [...acceptedExtensions],
        qualities: [...videoQualities],
        default_quality: defaultQuality,
      },
      sound: { accepted_types: [...acceptedSoundTypes], accepted_extensions: [...acceptedSoundExtensions] },
      image: { max_size_bytes: fileLimits.maxImageBytes, accepted_types: [...imageTypes] },
      file: { max_size_bytes: fileLimits.maxDocumentBytes, accepted_extensions: [...documentExtensions] },
      quota: {
        uploads_per_day: mediaLimits.uploadsPerDay,
        uploads_left_today: Math.max(0, mediaLimits.uploadsPerDay - uploadsToday),
        storage_limit_bytes: mediaLimits.storageBytesPerOwner,
        storage_used_bytes: storedBytes,
        concurrent_processing: mediaLimits.concurrentProcessingPerOwner,
      },
    };
  }
}
