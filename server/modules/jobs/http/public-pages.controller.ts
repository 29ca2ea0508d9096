import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { AllowAnyone } from '../../../platform/auth/allow.decorator.js';
import { Settings } from '../../../platform/config/settings.js';
import { LeftOutRows } from '../../../platform/database/left-out-rows.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { PageShell, type ShellContent } from '../../../platform/static/page-shell.js';
import { companyPage } from '../html/company-page.js';
import { jobPage, type PageRequest } from '../html/job-page.js';
import { missingPage } from '../html/missing-page.js';
import { languageAsked } from '../html/public-address.js';
import { PublicCompanyQuery } from '../queries/public-company.query.js';
import { PublicJobQuery } from '../queries/public-job.query.js';
import { pageId, publicPageQuery, type PublicPageQuery } from './public-pages.contract.js';

/**
 * Public pages for readers with and without scripts: the application's HTML page with content in it. They ignore who is signed
 * in, so a response can be shared.
 */
@ApiTags('public pages')
@Controller()
export class PublicPagesController {
  constructor(
    private readonly jobs: PublicJobQuery,
    private readonly companies: PublicCompanyQuery,
    private readonly shell: PageShell,
    private readonly settings: Settings,
    private readonly leftOut: LeftOutRows,
  ) {}

  @Get('jobs/:id')
  @AllowAnyone()
  @ApiProduces('text/html')
  @Answers(200, z.string(), 'A posting as a page; 410 once it is closed.')
  async job(
    @Param('id', { schema: pageId }) id: string | null,
    @Query({ schema: publicPageQuery }) query: PublicPageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const request = this.request(query, reply);
    const job = id === null ? null : await this.jobs.execute(id);
    const [page] = await this.leftOut.present('job pages', job ? [job] : [], (each) => jobPage(each, request));
    if (!job || !page) return this.answer(reply, 404, missingPage(request));
    return this.answer(reply, job.isOpen ? 200 : 410, page);
  }

  @Get(['companies/:id', 'company/:id'])
  @AllowAnyone()
  @ApiProduces('text/html')
  @Answers(200, z.string(), 'A company as a page, with its open postings.')
  async company(
    @Param('id', { schema: pageId }) id: string | null,
    @Query({ schema: publicPageQuery }) query: PublicPageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const request = this.request(query, reply);
    const company = id === null ? null : await this.companies.execute(id);
    const found = company ? [{ id: company.company.id, ...company }] : [];
    const [page] = await this.leftOut.present('company pages', found, (each) => companyPage(each, request));
    return page ? this.answer(reply, 200, page) : this.answer(reply, 404, missingPage(request));
  }

  private request({ lang }: PublicPageQuery, reply: FastifyReply): PageRequest {
    return {
      language: languageAsked(lang),
      publicUrl: this.settings.env.PUBLIC_URL,
      nonce: reply.styleNonce,
    };
  }

  private answer(reply: FastifyReply, status: number, content: ShellContent): string {
    void reply
      .status(status)
      .type('text/html; charset=utf-8')
      .header('content-language', content.language)
      // The page names files of one build, so cache it for a minute, not a day.
      .header('cache-control', status === 200 ? 'public, max-age=60' : 'no-cache');
    return this.shell.compose(content);
  }
}
