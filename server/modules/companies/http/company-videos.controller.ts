import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow, AllowAnyone } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor, MaybeActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { CompanyVideosQuery } from '../queries/company-videos.query.js';
import { AddCompanyVideo } from '../use-cases/add-company-video.js';
import { RemoveCompanyVideo } from '../use-cases/remove-company-video.js';
import { UpdateCompanyVideo } from '../use-cases/update-company-video.js';
import {
  companyVideo,
  type CompanyVideoAnswer,
  type CompanyVideoCategory,
  companyVideoCategory,
  companyVideoRemoved,
  companyVideos,
  type CompanyVideosAnswer,
  createCompanyVideoInput,
  type CreateCompanyVideoInput,
  updateCompanyVideoInput,
  type UpdateCompanyVideoInput,
} from './company-videos.contract.js';

@ApiTags('companies')
@ExactlyOnce()
@Controller('api/company-videos')
export class CompanyVideosController {
  constructor(
    private readonly videos: CompanyVideosQuery,
    private readonly addVideo: AddCompanyVideo,
    private readonly updateVideo: UpdateCompanyVideo,
    private readonly removeVideo: RemoveCompanyVideo,
  ) {}

  @Get('company/:companyId')
  @AllowAnyone()
  @Answers(200, companyVideos, 'A company’s gallery in its order; the team also gets private and unfinished videos.')
  async list(
    @MaybeActor() actor: Actor | null,
    @Param('companyId', { schema: idSchema }) companyId: string,
    @RequestLanguage() language: Language,
  ): Promise<CompanyVideosAnswer> {
    const videos = await this.videos.ofCompany(actor, companyId, null, language);
    return { videos, total: videos.length };
  }

  @Get('company/:companyId/category/:category')
  @AllowAnyone()
  @Answers(200, companyVideos, 'The videos of a company’s gallery about one subject.')
  async listCategory(
    @MaybeActor() actor: Actor | null,
    @Param('companyId', { schema: idSchema }) companyId: string,
    @Param('category', { schema: companyVideoCategory }) category: CompanyVideoCategory,
    @RequestLanguage() language: Language,
  ): Promise<CompanyVideosAnswer> {
    const videos = await this.videos.ofCompany(actor, companyId, category, language);
    return { videos, total: videos.length };
  }

  @Get(':id')
  @AllowAnyone()
  @Answers(200, companyVideo, 'One video of a gallery.')
  get(
    @MaybeActor() actor: Actor | null,
    @Param('id', { schema: idSchema }) id: string,
    @RequestLanguage() language: Language,
  ): Promise<CompanyVideoAnswer> {
    return this.videos.one(actor, id, language);
  }

  @Post()
  @Allow('RECRUITER')
  @Answers(201, companyVideo, 'The video in the gallery, at the end unless a position was given.')
  async create(
    @CurrentActor() actor: Actor,
    @Body({ schema: createCompanyVideoInput }) input: CreateCompanyVideoInput,
    @RequestLanguage() language: Language,
  ): Promise<CompanyVideoAnswer> {
    return this.videos.one(actor, await this.addVideo.execute(actor.id, input), language);
  }

  @Put(':id')
  @Allow('RECRUITER')
  @Answers(200, companyVideo, 'The video after the change. `order` moves it, and the others shift.')
  async update(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: updateCompanyVideoInput }) input: UpdateCompanyVideoInput,
    @RequestLanguage() language: Language,
  ): Promise<CompanyVideoAnswer> {
    await this.updateVideo.execute(actor.id, id, input);
    return this.videos.one(actor, id, language);
  }

  @Delete(':id')
  @Allow('RECRUITER')
  @Answers(200, companyVideoRemoved, 'It is deleted, with all files made from it.')
  async remove(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
  ): Promise<{ success: true }> {
    await this.removeVideo.execute(actor.id, id);
    return { success: true };
  }
}
