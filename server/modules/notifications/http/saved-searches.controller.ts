import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { SavedSearchesQuery } from '../queries/saved-searches.query.js';
import { KeepSearch } from '../use-cases/keep-search.js';
import {
  type CreateSearchRequest,
  createSearchRequest,
  type SavedSearch,
  savedSearch,
  type SavedSearches,
  savedSearches,
  type SearchRemoved,
  searchRemoved,
  type UpdateSearchRequest,
  updateSearchRequest,
} from './saved-searches.contract.js';

/** Removes undefined fields, so that they do not overwrite stored values. */
const withoutUndefined = <T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };

/** The caller's saved searches of postings, and their alerts. */
@ApiTags('notifications')
@ExactlyOnce()
@Controller('api/saved-searches')
@Allow('JOB_SEEKER')
export class SavedSearchesController {
  constructor(
    private readonly searches: SavedSearchesQuery,
    private readonly keep: KeepSearch,
  ) {}

  @Get()
  @Answers(200, savedSearches, 'The caller’s searches, by name.')
  async list(@CurrentActor() actor: Actor): Promise<SavedSearches> {
    return { searches: await this.searches.list(actor.id) };
  }

  @Post()
  @Answers(201, savedSearch, 'The search.')
  async create(
    @CurrentActor() actor: Actor,
    @Body({ schema: createSearchRequest }) { name, filters, alert }: CreateSearchRequest,
  ): Promise<SavedSearch> {
    const id = await this.keep.create(actor.id, { name, filters: withoutUndefined(filters), alert });
    return this.searches.one(actor.id, id);
  }

  @Put(':id')
  @Answers(200, savedSearch, 'The changed search.')
  async update(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: updateSearchRequest }) { filters, ...changes }: UpdateSearchRequest,
  ): Promise<SavedSearch> {
    await this.keep.change(
      actor.id,
      id,
      withoutUndefined({ ...changes, filters: filters && withoutUndefined(filters) }),
    );
    return this.searches.one(actor.id, id);
  }

  @Delete(':id')
  @Answers(200, searchRemoved, 'The search is deleted, with its alert.')
  async remove(@CurrentActor() actor: Actor, @Param('id', { schema: idSchema }) id: string): Promise<SearchRemoved> {
    await this.keep.remove(actor.id, id);
    return { success: true };
  }
}
