import { Controller, Get, Head, HttpCode, Param, Query, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAnyone } from '../../../platform/auth/allow.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { AddressExpired } from '../domain/video.errors.js';
import { Rungs } from '../queries/rungs.query.js';
import { MediaStorage } from '../storage/media-storage.js';
import { MediaSignatures, rungPath } from './media-signatures.js';
import { inline, sendMedia, sharedMediaHeaders } from './send-media.js';

/** How long a proxy may rely on one check in seconds: a deleted video ends there, too. */
const CHECK_SECONDS = 30;

/**
 * Segments under addresses that any cache may keep (decision 0062). The signature is the only credential, so answers do not
 * depend on the caller.
 */
@ApiTags('media')
@Controller('media/v1')
@AllowAnyone()
export class SegmentsController {
  constructor(
    private readonly rungs: Rungs,
    private readonly signatures: MediaSignatures,
    private readonly storage: MediaStorage,
  ) {}

  @Get(':id/:file')
  @HttpCode(204)
  @ApiResponse({
    status: 204,
    description: 'The signature opens this rung: the question of a proxy that keeps segments.',
  })
  @ApiResponse({ status: 403, description: 'It does not, or no longer, or the video was deleted.' })
  async check(
    @Param('id', { schema: idSchema }) id: string,
    @Param('file', { schema: idSchema }) file: string,
    @Query() query: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { until, seconds } = await this.signatures.check(rungPath(id, file), query);
    // Proxies know only 403; another refusal would be an error to them.
    if (!(await this.rungs.has(id, file))) throw new AddressExpired();
    // For nginx, as seconds from now and as a date: the date goes to players, however old the kept check is.
    const kept = Math.min(CHECK_SECONDS, seconds);
    await reply
      .headers({
        'x-accel-expires': kept,
        'cache-control': `private, max-age=${kept}`,
        'x-signature-until': until.toUTCString(),
      })
      .status(204)
      .send();
  }

  @Head(':id/:file/:name')
  @ApiResponse({ status: 200, description: 'Size, type and validators of a segment.' })
  async segmentHead(
    @Param('id', { schema: idSchema }) id: string,
    @Param('file', { schema: idSchema }) file: string,
    @Param('name') name: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.#send({ id, file, name }, request, reply);
  }

  @Get(':id/:file/:name')
  @ApiProduces('video/mp4')
  @ApiResponse({ status: 200, description: 'A segment of a rung, for everybody with its signed address.' })
  @ApiResponse({ status: 206, description: 'The requested part of it.' })
  @ApiResponse({ status: 304, description: 'The copy the client has is still good.' })
  @ApiResponse({ status: 403, description: 'The signature is wrong or has ended.' })
  @ApiResponse({ status: 412, description: 'The client requires another version.' })
  async segment(
    @Param('id', { schema: idSchema }) id: string,
    @Param('file', { schema: idSchema }) file: string,
    @Param('name') name: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.#send({ id, file, name }, request, reply);
  }

  async #send(
    { id, file, name }: { readonly id: string; readonly file: string; readonly name: string },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const { seconds } = await this.signatures.check(rungPath(id, file), request.query);
    const segment = await this.rungs.segment(id, file, name);
    await sendMedia(request, reply, this.storage, segment, inline(`${file}-${name}`), sharedMediaHeaders(seconds));
  }
}
