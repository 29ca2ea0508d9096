import { Controller, Get, Param, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAnyone } from '../../../platform/auth/allow.decorator.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { pageLanguage } from '../../../platform/static/page-address.js';
import { PostingOver } from '../domain/job.errors.js';
import { companyPictureWords, jobPictureWords, type PictureWords } from '../pictures/picture-words.js';
import { SharePictures } from '../pictures/share-pictures.js';
import { PublicCompanyQuery } from '../queries/public-company.query.js';
import { PublicJobQuery } from '../queries/public-job.query.js';
import { pageId, publicPageQuery, type PublicPageQuery } from './public-pages.contract.js';

/** Seconds that caches may keep a picture without asking again. */
const KEPT_SECONDS = 600;

/** Pictures that link previews show for a posting or a company (Open Graph). */
@ApiTags('public pages')
@Controller('og')
export class SharePicturesController {
  constructor(
    private readonly jobs: PublicJobQuery,
    private readonly companies: PublicCompanyQuery,
    private readonly pictures: SharePictures,
  ) {}

  @Get('jobs/:id.png')
  @AllowAnyone()
  @ApiProduces('image/png')
  async job(
    @Param('id', { schema: pageId }) id: string | null,
    @Query({ schema: publicPageQuery }) { lang }: PublicPageQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const job = id === null ? null : await this.jobs.execute(id);
    if (job === null) throw new NotFound();
    if (!job.isOpen) throw new PostingOver();
    return this.answer(request, reply, jobPictureWords(job, pageLanguage(lang, request.headers['accept-language'])));
  }

  @Get('company/:id.png')
  @AllowAnyone()
  @ApiProduces('image/png')
  async company(
    @Param('id', { schema: pageId }) id: string | null,
    @Query({ schema: publicPageQuery }) { lang }: PublicPageQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const company = id === null ? null : await this.companies.execute(id);
    if (company === null) throw new NotFound();
    const language = pageLanguage(lang, request.headers['accept-language']);
    return this.answer(request, reply, companyPictureWords(company, language));
  }

  /** The picture, or 304 without drawing if the client has the current one. */
  private async answer(
    { headers }: FastifyRequest,
    reply: FastifyReply,
    words: PictureWords,
  ): Promise<StreamableFile | undefined> {
    const etag = `"${this.pictures.versionOf(words)}"`;
    const isKnown = headers['if-none-match']?.split(/\s*,\s*/).includes(etag) === true;
    const picture = isKnown ? null : await this.pictures.draw(words);
    void reply
      .header('etag', etag)
      .header('vary', 'accept-language')
      .header('cache-control', `public, max-age=${KEPT_SECONDS}`);
    if (picture !== null) return new StreamableFile(picture, { type: 'image/png' });
    void reply.status(304);
    return undefined;
  }
}
