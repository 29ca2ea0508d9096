import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { SimilarPeople } from '../../matching/index.js';
import { ListShortlists } from '../queries/list-shortlists.query.js';
import { ShortlistPeople } from '../queries/shortlist-people.query.js';
import { ChangeShortlists } from '../use-cases/change-shortlists.js';
import { StarPerson } from '../use-cases/star-person.js';
import {
  shortlist,
  type ShortlistAnswer,
  shortlistPeoplePage,
  type ShortlistPeoplePage,
  shortlistPeopleQuery,
  type ShortlistPeopleQuery,
  shortlistPerson,
  type ShortlistPersonAnswer,
  shortlistRemoved,
  type ShortlistRemoved,
  shortlistRequest,
  type ShortlistRequest,
  shortlistsPage,
  type ShortlistsPage,
  shortlistsQuery,
  type ShortlistsQuery,
  similarPeople,
  type SimilarPeopleAnswer,
  starRequest,
  type StarRequest,
} from './shortlists.contract.js';

/** Lists of people, shared inside the company. */
@ApiTags('shortlists')
@ExactlyOnce()
@Controller('api/shortlists')
@Allow('RECRUITER')
export class ShortlistsController {
  constructor(
    private readonly lists: ListShortlists,
    private readonly people: ShortlistPeople,
    private readonly change: ChangeShortlists,
    private readonly star: StarPerson,
    private readonly similar: SimilarPeople,
  ) {}

  @Get()
  @Answers(200, shortlistsPage, 'The lists of the caller’s company, by name.')
  list(
    @CurrentActor() actor: Actor,
    @Query({ schema: shortlistsQuery }) query: ShortlistsQuery,
  ): Promise<ShortlistsPage> {
    return this.lists.execute(actor, query);
  }

  @Post()
  @Answers(201, shortlist, 'The new list.')
  async create(
    @CurrentActor() actor: Actor,
    @Body({ schema: shortlistRequest }) { name }: ShortlistRequest,
  ): Promise<ShortlistAnswer> {
    return this.lists.one(actor, await this.change.make(actor, name));
  }

  @Get(':id')
  @Answers(200, shortlistPeoplePage, 'The people on a list, in the form that the caller may see.')
  get(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Query({ schema: shortlistPeopleQuery }) query: ShortlistPeopleQuery,
    @RequestLanguage() language: Language,
  ): Promise<ShortlistPeoplePage> {
    return this.people.execute(actor, id, query, language);
  }

  @Put(':id')
  @Answers(200, shortlist, 'The renamed list.')
  async rename(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: shortlistRequest }) { name }: ShortlistRequest,
  ): Promise<ShortlistAnswer> {
    await this.change.rename(actor, id, name);
    return this.lists.one(actor, id);
  }

  @Delete(':id')
  @Answers(200, shortlistRemoved, 'The list is deleted, with its notes.')
  async remove(@CurrentActor() actor: Actor, @Param('id', { schema: idSchema }) id: string): Promise<ShortlistRemoved> {
    await this.change.remove(actor, id);
    return { success: true };
  }

  @Post(':id/people')
  @Answers(200, shortlistPerson, 'The person is on the list, with the note.')
  async add(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: starRequest }) request: StarRequest,
    @RequestLanguage() language: Language,
  ): Promise<ShortlistPersonAnswer> {
    await this.star.execute(actor, id, request);
    return this.people.one(actor, id, request.user_id, language);
  }

  @Delete(':id/people/:userId')
  @Answers(200, shortlistRemoved, 'The person is not on the list.')
  async takeOff(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Param('userId', { schema: idSchema }) userId: string,
  ): Promise<ShortlistRemoved> {
    await this.star.remove(actor, id, userId);
    return { success: true };
  }

  @Get(':id/people/:userId/similar')
  @Answers(200, similarPeople, 'People like this one whom the company can find, without those on the list.')
  async like(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Param('userId', { schema: idSchema }) userId: string,
    @RequestLanguage() language: Language,
  ): Promise<SimilarPeopleAnswer> {
    return this.similar.of(actor, userId, await this.people.idsOn(actor, id), language);
  }
}
