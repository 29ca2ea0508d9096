import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { newId } from '../../../platform/ids/new-id.js';
import { maxBytesOf, rungsOf } from '../domain/encoder-limits.js';
import { EncoderFileTooLarge, EncoderJobLost, EncoderTooFast } from '../domain/encoder.errors.js';
import { EmptyFile } from '../domain/video.errors.js';
import { codecsIn, type LadderName } from '../domain/further-codecs.js';
import { mediaLimits } from '../domain/media-limits.js';
import { EncoderRepository } from '../persistence/encoder.repository.js';
import { Installation } from '../persistence/installation.js';
import { VideoRepository } from '../persistence/video.repository.js';
import { MediaStorage, type StoredFile } from '../storage/media-storage.js';
import { storageKey } from '../storage/storage-key.js';

const RETRY_SECONDS = 5;

/** Stores a rung that an encoder sends. It is not published: a worker checks it first, and writes it again. */
@Injectable()
export class ReceiveRung {
  /** Files that arrive at this process now: an encoder sends each only once at a time. */
  readonly #arriving = new Set<string>();

  constructor(
    private readonly encoders: EncoderRepository,
    private readonly videos: VideoRepository,
    private readonly installation: Installation,
    private readonly storage: MediaStorage,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws EncoderJobLost, EncoderTooFast, EncoderFileTooLarge, EmptyFile, NotFound, StorageFull, errors of the source */
  async execute(jobId: string, name: LadderName, source: AsyncIterable<Uint8Array>): Promise<StoredFile> {
    const arrival = `${jobId}/${name}`;
    if (this.#arriving.has(arrival)) throw new EncoderTooFast(RETRY_SECONDS);
    this.#arriving.add(arrival);
    try {
      return await this.#receive(jobId, name, source);
    } finally {
      this.#arriving.delete(arrival);
    }
  }

  async #receive(jobId: string, name: LadderName, source: AsyncIterable<Uint8Array>): Promise<StoredFile> {
    const job = await this.encoders.held(jobId, null, this.clock.now());
    if (!job) throw new EncoderJobLost();
    if (!rungsOf(job.quality, codecsIn(job.codecs)).includes(name)) throw new NotFound();
    if (!(await this.encoders.countPut(jobId))) throw new EncoderTooFast(RETRY_SECONDS);
    const id = newId();
    const key = storageKey(job.videoId, id, 'mp4', await this.installation.mark());
    const stored = await this.storage.write(key, limited(source, maxBytesOf(name, mediaLimits.maxDurationSeconds)));
    const replaced = await this.#name({ id, jobId, name, storageKey: key, ...stored }, job.videoId).catch(
      async (error: unknown) => {
        await this.storage.remove(key);
        throw error;
      },
    );
    if (replaced !== null) await this.storage.remove(replaced);
    return stored;
  }

  /** @returns the key of the file that it replaces */
  async #name(file: Omit<Parameters<EncoderRepository['putFile']>[0], 'now'>, videoId: string): Promise<string | null> {
    if (file.size === 0) throw new EmptyFile();
    return this.transaction.run(async () => {
      await this.videos.findForMove(videoId);
      const now = this.clock.now();
      if (!(await this.encoders.held(file.jobId, null, now))) throw new EncoderJobLost();
      return this.encoders.putFile({ ...file, now });
    });
  }
}

async function* limited(source: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    if (bytes > most) throw new EncoderFileTooLarge();
    yield chunk;
  }
}
