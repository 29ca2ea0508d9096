import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { Translator } from '../../../platform/i18n/translator.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { Transcripts } from '../queries/transcripts.query.js';
import { PutTranscript } from '../use-cases/put-transcript.js';
import {
  ownTranscript,
  type OwnTranscript,
  putTranscriptRequest,
  type PutTranscriptRequest,
  type TranscriptLanguage,
  transcriptQuery,
  type TranscriptQuery,
} from './transcript.contract.js';

/** Transcripts of the caller's videos and of their company's gallery. */
@ApiTags('media')
@ExactlyOnce()
@Controller('api/videos/:id/transcript')
@Allow('JOB_SEEKER', 'RECRUITER')
export class TranscriptsController {
  constructor(
    private readonly transcripts: Transcripts,
    private readonly putTranscript: PutTranscript,
    private readonly translator: Translator,
  ) {}

  @Get()
  @Answers(200, ownTranscript, 'The transcript in the requested language, or the latest one.')
  get(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Query({ schema: transcriptQuery }) { language }: TranscriptQuery,
    @RequestLanguage() reader: Language,
  ): Promise<OwnTranscript> {
    return this.#own(actor, id, language, reader);
  }

  @Put()
  @RouteConfig({ longText: true })
  @Answers(200, ownTranscript, 'The transcript after the change.')
  async put(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: putTranscriptRequest }) transcript: PutTranscriptRequest,
    @RequestLanguage() reader: Language,
  ): Promise<OwnTranscript> {
    await this.putTranscript.execute(actor.id, id, transcript);
    return this.#own(actor, id, transcript.language, reader);
  }

  async #own(
    actor: Actor,
    id: string,
    language: TranscriptLanguage | undefined,
    reader: Language,
  ): Promise<OwnTranscript> {
    const { beyond, ...own } = await this.transcripts.own(actor.id, id, language);
    const code = 'MEDIA.CAPTIONS_TOO_LONG';
    const problem = beyond && { code, message: this.translator.text(code, reader, { ...beyond }) };
    return { ...own, problem };
  }
}
