import { Readable } from 'node:stream';
import { Controller, Delete, Head, Options, Patch, Post, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiConsumes, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow, AllowAnyone, AllowLimited } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor, MaybeActor } from '../../../platform/auth/current-actor.decorator.js';
import type { ErrorAnswer } from '../../../platform/contract/error.contract.js';
import type { Language } from '../../../platform/http/language.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import { Translator } from '../../../platform/i18n/translator.js';
import { type TusAnswer, TusCalls } from '../tus/tus-calls.js';
import { discardRest } from './multipart-parts.js';
import { uploadTokenHeader } from './resumable.contract.js';

/** Resumable video uploads (tus 1.0.0). Below an upload's address, its own token works like its owner's session. */
@ApiTags('media')
@Controller('api/uploads')
export class ResumableUploadsController {
  constructor(
    private readonly tus: TusCalls,
    private readonly translator: Translator,
  ) {}

  @Options()
  @AllowAnyone()
  @ApiResponse({ status: 204, description: 'Version, extensions and the largest upload.' })
  options(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @RequestLanguage() language: Language) {
    return this.#answer(null, request, reply, language);
  }

  @Post()
  @AllowLimited('VIDEO', 'ANSWERS')
  @Allow('JOB_SEEKER', 'RECRUITER')
  @ApiResponse({ status: 201, description: 'Its address in `Location`, its token in `Upload-Token`.' })
  begin(
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @RequestLanguage() language: Language,
  ) {
    return this.#answer(actor, request, reply, language);
  }

  @Head(':id')
  @AllowLimited('VIDEO', 'ANSWERS')
  @AllowAnyone()
  @ApiResponse({ status: 200, description: 'How many bytes have arrived, in `Upload-Offset`.' })
  offset(
    @MaybeActor() actor: Actor | null,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @RequestLanguage() language: Language,
  ) {
    return this.#answer(actor, request, reply, language);
  }

  @Patch(':id')
  @AllowLimited('VIDEO', 'ANSWERS')
  @AllowAnyone()
  @ApiConsumes('application/offset+octet-stream')
  @RouteConfig({ longBody: true })
  @ApiResponse({
    status: 204,
    description: 'The piece is stored; with the last one the video is there, under the same id.',
  })
  @ApiResponse({ status: 409, description: 'The piece does not begin where the last one ended.' })
  @ApiResponse({ status: 460, description: 'The piece does not add up to its checksum and was not kept.' })
  piece(
    @MaybeActor() actor: Actor | null,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @RequestLanguage() language: Language,
  ) {
    return this.#answer(actor, request, reply, language);
  }

  @Delete(':id')
  @AllowLimited('VIDEO', 'ANSWERS')
  @AllowAnyone()
  @ApiResponse({ status: 204, description: 'The upload is given up, and every byte of it is gone.' })
  remove(
    @MaybeActor() actor: Actor | null,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @RequestLanguage() language: Language,
  ) {
    return this.#answer(actor, request, reply, language);
  }

  async #answer(actor: Actor | null, request: FastifyRequest, reply: FastifyReply, language: Language): Promise<void> {
    const token = request.headers[uploadTokenHeader];
    try {
      const answer = await this.tus.answer(webRequest(request), {
        accountId: actor?.id ?? null,
        token: typeof token === 'string' ? token : null,
        untitled: this.translator.text('MEDIA.UNTITLED', language),
      });
      await this.#send(answer, request, reply, language);
    } catch (error) {
      discardRest(request);
      throw error;
    }
  }

  async #send(
    { status, headers }: TusAnswer,
    request: FastifyRequest,
    reply: FastifyReply,
    language: Language,
  ): Promise<void> {
    void reply.status(status).headers(headers);
    if (status < 400) {
      await reply.send();
      return;
    }
    discardRest(request);
    const body: ErrorAnswer = {
      error: this.translator.text('MEDIA.UPLOAD_PROTOCOL', language),
      code: 'MEDIA.UPLOAD_PROTOCOL',
      requestId: String(request.id),
    };
    await reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(body));
  }
}

/** The request as a web Request with an unread body. */
function webRequest(request: FastifyRequest): Request {
  const { raw } = request;
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const url = new URL(request.url, 'http://localhost');
  // Only PATCH has a body; any other is not read.
  const body = request.method === 'PATCH' ? (Readable.toWeb(raw) as ReadableStream<Uint8Array>) : null;
  return new Request(url, { method: request.method, headers, body, ...(body && { duplex: 'half' }) });
}
