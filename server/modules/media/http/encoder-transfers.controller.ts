import type { Readable } from 'node:stream';
import { Controller, Get, Param, Put, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiConsumes, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAnyone } from '../../../platform/auth/allow.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { maxBytesOf } from '../domain/encoder-limits.js';
import { EncoderFileTooLarge } from '../domain/encoder.errors.js';
import { mediaLimits } from '../domain/media-limits.js';
import { UploadInterrupted } from '../domain/video.errors.js';
import { HeldJobs } from '../queries/held-jobs.query.js';
import { MediaStorage } from '../storage/media-storage.js';
import { ReceiveRung } from '../use-cases/receive-rung.js';
import { EncoderAddresses } from './encoder-addresses.js';
import { rungName, type StoredRung, storedRung } from './encoder-jobs.contract.js';
import { discardRest } from './multipart-parts.js';
import { attachment, mediaHeaders, sendMedia } from './send-media.js';

/** How often a transfer asks whether its encoder still has the job: a revoked token ends it within a second. */
const WATCH_MS = 500;

/** The bytes of an encoder's job. The signature of the address is the only credential. */
@ApiTags('encoders')
@Controller('api/encoder/transfers')
@AllowAnyone()
export class EncoderTransfersController {
  constructor(
    private readonly addresses: EncoderAddresses,
    private readonly held: HeldJobs,
    private readonly receive: ReceiveRung,
    private readonly storage: MediaStorage,
  ) {}

  @Get(':id/original')
  @ApiProduces('application/octet-stream')
  @ApiResponse({ status: 200, description: 'The original, for the encoder that has the job.' })
  @ApiResponse({ status: 206, description: 'The requested part of it.' })
  @ApiResponse({ status: 403, description: 'The signature is wrong or has ended.' })
  @ApiResponse({ status: 409, description: 'The encoder no longer has the job.' })
  async original(
    @Param('id', { schema: idSchema }) id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.addresses.check('GET', id, 'original', request.query);
    const original = await this.held.original(id);
    const stop = this.#watch(id, () => reply.raw.destroy());
    for (const end of ['finish', 'close']) reply.raw.once(end, stop);
    await sendMedia(request, reply, this.storage, original, attachment('original'), {
      ...mediaHeaders,
      'cache-control': 'private, no-store',
    });
  }

  @Put(':id/:name')
  @ApiConsumes('application/offset+octet-stream')
  @RouteConfig({ longBody: true })
  @Answers(200, storedRung, 'The rung is stored, with its size and checksum. Sent again, it replaces the one before.')
  async rung(
    @Param('id', { schema: idSchema }) id: string,
    @Param('name', { schema: rungName }) name: StoredRung['name'],
    @Req() request: FastifyRequest,
  ): Promise<StoredRung> {
    try {
      await this.addresses.check('PUT', id, name, request.query);
      const announced = Number(request.headers['content-length'] ?? 0);
      if (announced > maxBytesOf(name, mediaLimits.maxDurationSeconds)) throw new EncoderFileTooLarge();
      const stop = this.#watch(id, () => request.raw.destroy(new UploadInterrupted()));
      try {
        return { name, ...(await this.receive.execute(id, name, whileItSpeaks(request.raw))) };
      } finally {
        stop();
      }
    } catch (error) {
      discardRest(request);
      throw error;
    }
  }

  /** @returns ends the watch */
  #watch(jobId: string, onLost: () => void): () => void {
    const timer = setInterval(() => {
      // Without the database nothing is known, and the end of the transfer asks again.
      this.held.isHeld(jobId).then(
        (isHeld) => isHeld || onLost(),
        () => {},
      );
    }, WATCH_MS);
    timer.unref();
    return () => clearInterval(timer);
  }
}

/** Fails if the sender is silent while we wait for it, or ends before its announced length. */
async function* whileItSpeaks(source: Readable & { readonly complete?: boolean }): AsyncGenerator<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Uint8Array, undefined>;
  for (;;) {
    const timer = setTimeout(() => source.destroy(new UploadInterrupted()), mediaLimits.uploadSilenceSeconds * 1000);
    const next = await chunks
      .next()
      .catch((error: unknown) => {
        // A cut connection is not a fault of ours.
        throw error instanceof UploadInterrupted ? error : new UploadInterrupted();
      })
      .finally(() => clearTimeout(timer));
    if (next.done) {
      if (source.complete === false) throw new UploadInterrupted();
      return;
    }
    yield next.value;
  }
}
