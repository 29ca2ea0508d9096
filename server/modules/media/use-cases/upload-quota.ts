import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { mediaLimits } from '../domain/media-limits.js';
import { StorageQuotaExceeded, TooManyUploads } from '../domain/video.errors.js';
import { MediaUsageReader } from '../persistence/media-usage.js';

const DAY_SECONDS = 24 * 3600;

/** Whether an owner may store another video. */
@Injectable()
export class UploadQuota {
  constructor(
    private readonly usage: MediaUsageReader,
    private readonly clock: Clock,
  ) {}

  /**
   * @param bytes of the new file; 0 if unknown
   * @throws TooManyUploads with the time until the next one is allowed
   * @throws StorageQuotaExceeded
   */
  async assertRoom(ownerId: string, bytes: number): Promise<void> {
    const now = this.clock.now();
    const { uploadsToday, oldestToday, storedBytes } = await this.usage.of(ownerId, now);
    if (uploadsToday >= mediaLimits.uploadsPerDay) {
      const age = oldestToday ? (now.getTime() - oldestToday.getTime()) / 1000 : 0;
      throw new TooManyUploads(mediaLimits.uploadsPerDay, Math.max(1, Math.ceil(DAY_SECONDS - age)));
    }
    if (storedBytes + bytes > mediaLimits.storageBytesPerOwner || storedBytes >= mediaLimits.storageBytesPerOwner) {
      throw new StorageQuotaExceeded(mediaLimits.storageBytesPerOwner);
    }
  }
}
