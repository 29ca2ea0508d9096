import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AllowAnyone } from '../../../platform/auth/allow.decorator.js';
import { Settings } from '../../../platform/config/settings.js';
import { LeftOutRows } from '../../../platform/database/left-out-rows.js';
import type { Language } from '../../../platform/http/language.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { languageInAddress, pageLanguage } from '../../../platform/static/page-address.js';
import { pageAnswer } from '../../../platform/static/page-answer.js';
import { PageRenderer } from '../../../platform/static/page-renderer.js';
import { PageShell, type ShellContent } from '../../../platform/static/page-shell.js';
import { nonceOf, type WrittenPage } from '../../../platform/static/written-page.js';
import { companyPage } from '../html/company-page.js';
import { jobPage, type PageRequest } from '../html/job-page.js';
import { missingPage } from '../html/missing-page.js';
import { companyPath, jobPath } from '../html/public-address.js';
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
    private readonly renderer: PageRenderer,
    private readonly settings: Settings,
    private readonly leftOut: LeftOutRows,
  ) {}

  @Get('jobs/:id')
  @AllowAnyone()
  @ApiProduces('text/html')
  @Answers(200, z.string(), 'A posting as a page; 410 once it is closed.')
  async job(
    @Param('id', { schema: pageId }) id: string | null,
    @Query({ schema: publicPageQuery }) { lang }: PublicPageQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const language = pageLanguage(lang, request.headers['accept-language']);
    const job = id === null ? null : await this.jobs.execute(id);
    // The page of a closed posting is rare and short, so the application does not render it.
    const written = job?.isOpen ? await this.write(jobPath(job.id), language, job) : null;
    const known = this.known(language, lang, written, job);
    const [page] = await this.leftOut.present('job pages', job ? [job] : [], (each) => jobPage(each, known));
    return job && page
      ? this.answer(request, reply, job.isOpen ? 200 : 410, page)
      : this.answer(request, reply, 404, missingPage(known));
  }

  @Get(['companies/:id', 'company/:id'])
  @AllowAnyone()
  @ApiProduces('text/html')
  @Answers(200, z.string(), 'A company as a page, with its open postings.')
  async company(
    @Param('id', { schema: pageId }) id: string | null,
    @Query({ schema: publicPageQuery }) { lang }: PublicPageQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const language = pageLanguage(lang, request.headers['accept-language']);
    const company = id === null ? null : await this.companies.execute(id);
    const found = company ? [{ id: company.company.id, ...company }] : [];
    const written = company ? await this.write(companyPath(company.company.id), language, company) : null;
    const known = this.known(language, lang, written, company);
    const [page] = await this.leftOut.present('company pages', found, (each) => companyPage(each, known));
    return page ? this.answer(request, reply, 200, page) : this.answer(request, reply, 404, missingPage(known));
  }

  private write(address: string, language: Language, content: object): Promise<WrittenPage | null> {
    return this.renderer.write({ address, language, version: nonceOf(content) });
  }

  private known(
    language: Language,
    lang: string | undefined,
    written: WrittenPage | null,
    content: object | null,
  ): PageRequest {
    const publicUrl = this.settings.env.PUBLIC_URL;
    const asked = languageInAddress(lang);
    return { language, asked, publicUrl, written, nonce: nonceOf(language, asked, publicUrl, written, content) };
  }

  private answer(request: FastifyRequest, reply: FastifyReply, status: number, content: ShellContent): string {
    const { language, nonce } = content;
    return pageAnswer(request, reply, { html: this.shell.compose(content), status, language, nonce });
  }
}
