import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { AllowAnyone } from '../../../platform/auth/allow.decorator.js';
import { Settings } from '../../../platform/config/settings.js';
import { ListedPages } from '../../../platform/static/listed-pages.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { feedXml } from '../html/feed-xml.js';
import { languageAsked } from '../html/public-address.js';
import { pagesXml, robotsText, siteMapIndexXml, siteMapXml } from '../html/site-map-xml.js';
import { NewestJobsQuery } from '../queries/newest-jobs.query.js';
import { type SiteMapKind, SiteMapQuery } from '../queries/site-map.query.js';
import { publicPageQuery, type PublicPageQuery, type SiteMapFile, siteMapQuery } from './public-pages.contract.js';

const MINUTES = 60;
const HOURS = 60 * MINUTES;

/** Site map, robots.txt and feed of the public pages. */
@ApiTags('public pages')
@Controller()
export class CrawlersController {
  constructor(
    private readonly siteMap: SiteMapQuery,
    private readonly newest: NewestJobsQuery,
    private readonly listed: ListedPages,
    private readonly settings: Settings,
  ) {}

  @Get('robots.txt')
  @AllowAnyone()
  @ApiProduces('text/plain')
  @Answers(200, z.string(), 'What crawlers may read (RFC 9309).')
  robots(@Res({ passthrough: true }) reply: FastifyReply): string {
    return this.answer(reply, 'text/plain', 24 * HOURS, robotsText(this.url));
  }

  @Get('sitemap.xml')
  @AllowAnyone()
  @ApiProduces('application/xml')
  @Answers(200, z.string(), 'The files of the site map.')
  async index(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const files = await this.siteMap.beginnings();
    return this.answer(
      reply,
      'application/xml',
      10 * MINUTES,
      siteMapIndexXml(this.url, files, this.listed.paths.length > 0),
    );
  }

  @Get('sitemap-pages.xml')
  @AllowAnyone()
  @ApiProduces('application/xml')
  @Answers(200, z.string(), 'Pages that have one address each, such as the home page.')
  pages(@Res({ passthrough: true }) reply: FastifyReply): string {
    const pages = this.listed.paths.map((path) => ({ path, changedAt: null }));
    return this.answer(reply, 'application/xml', HOURS, pagesXml(this.url, pages));
  }

  @Get('sitemap-jobs.xml')
  @AllowAnyone()
  @ApiProduces('application/xml')
  @Answers(200, z.string(), 'Open postings, a file at a time.')
  jobs(
    @Query({ schema: siteMapQuery }) file: SiteMapFile,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.file('jobs', file, reply);
  }

  @Get('sitemap-companies.xml')
  @AllowAnyone()
  @ApiProduces('application/xml')
  @Answers(200, z.string(), 'Companies with an open posting, a file at a time.')
  companies(
    @Query({ schema: siteMapQuery }) file: SiteMapFile,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.file('companies', file, reply);
  }

  @Get('jobs.rss')
  @AllowAnyone()
  @ApiProduces('application/rss+xml')
  @Answers(200, z.string(), 'The newest postings (RSS 2.0).')
  async feed(
    @Query({ schema: publicPageQuery }) { lang }: PublicPageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const items = await this.newest.execute();
    return this.answer(reply, 'application/rss+xml', 5 * MINUTES, feedXml(this.url, languageAsked(lang), items));
  }

  private async file(kind: SiteMapKind, { from }: SiteMapFile, reply: FastifyReply): Promise<string> {
    const pages = await this.siteMap.pages(kind, from);
    return this.answer(reply, 'application/xml', HOURS, siteMapXml(this.url, kind, pages));
  }

  private answer(reply: FastifyReply, type: string, seconds: number, text: string): string {
    void reply.type(`${type}; charset=utf-8`).header('cache-control', `public, max-age=${seconds}`);
    return text;
  }

  private get url(): string {
    return this.settings.env.PUBLIC_URL;
  }
}
