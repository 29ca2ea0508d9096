import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { StuckVideos } from '../queries/stuck-videos.query.js';
import { RetryVideos } from '../use-cases/retry-videos.js';
import {
  retriedVideos,
  type RetriedVideos,
  stuckVideosPage,
  type StuckVideosPage,
  stuckVideosQuery,
  type StuckVideosQuery,
} from './stuck-videos.contract.js';

const iso = (time: Date | string): string => new Date(time).toISOString();

@ApiTags('back office')
@ExactlyOnce()
@Controller('api/admin/stuck-videos')
export class StuckVideosController {
  constructor(
    private readonly stuck: StuckVideos,
    private readonly retry: RetryVideos,
  ) {}

  @Get()
  @Allow('OPERATOR')
  @Answers(200, stuckVideosPage, 'Videos that are stuck or failed, with the reason; those that can be retried first.')
  async list(@Query({ schema: stuckVideosQuery }) query: StuckVideosQuery): Promise<StuckVideosPage> {
    const { videos, total } = await this.stuck.page(query);
    const shown = videos.map((row) => ({
      ...row,
      since: iso(row.since),
      retry_at: row.retry_at === null ? null : iso(row.retry_at),
    }));
    return { videos: shown, total, ...query };
  }

  @Post('retry')
  @HttpCode(200)
  @Allow('OPERATOR')
  @Answers(200, retriedVideos, 'Every video that can be retried is tried again; 409 if there is none.')
  async retryAll(@CurrentActor() operator: Actor): Promise<RetriedVideos> {
    return { retried: await this.retry.all(operator.id) };
  }

  @Post(':id/retry')
  @HttpCode(200)
  @Allow('OPERATOR')
  @Answers(200, retriedVideos, 'The work is tried again now; 409 if that would change nothing.')
  async retryOne(
    @CurrentActor() operator: Actor,
    @Param('id', { schema: idSchema }) id: string,
  ): Promise<RetriedVideos> {
    await this.retry.one(operator.id, id);
    return { retried: 1 };
  }
}
