import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { discardRest, readSmallUpload } from '../../media/index.js';
import { ResumeTooLarge } from '../domain/resume.errors.js';
import { resumeLimits } from '../domain/resume-limits.js';
import { ParseResume } from '../use-cases/parse-resume.js';
import { type ResumeSuggestions, resumeSuggestions } from './resumes.contract.js';

/** Suggestions for a profile from a résumé. Nothing of the file is stored. */
@ApiTags('resumes')
@Controller('api/users/me/resume')
@Allow('JOB_SEEKER')
export class ResumesController {
  constructor(private readonly parseResume: ParseResume) {}

  @Post('parse')
  @HttpCode(200)
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
  })
  @Answers(200, resumeSuggestions, 'The profile fields that the document suggests; nothing is stored.')
  async parse(
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
    @Req() request: FastifyRequest,
  ): Promise<ResumeSuggestions> {
    try {
      const { bytes } = await readSmallUpload(request, {
        part: 'file',
        maxBytes: resumeLimits.maxBytes,
        tooLarge: () => new ResumeTooLarge(),
      });
      return { suggestions: [...(await this.parseResume.execute(actor.id, bytes, language))] };
    } catch (error) {
      discardRest(request);
      throw error;
    }
  }
}
