import { Controller, Get, Headers, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { CreditsFacade } from '../../credits/index.js';
import { FindBoughtVideos } from '../queries/bought-videos.query.js';
import { BuyVideoAccess } from '../use-cases/buy-video-access.js';
import {
  type BoughtVideos,
  boughtVideos,
  type BoughtVideosQuery,
  boughtVideosQuery,
  videoAccessAnswer,
  type VideoAccessAnswer,
} from './reservations.contract.js';

@ApiTags('reservations')
@Controller('api/stream/access')
export class VideoAccessController {
  constructor(
    private readonly buyVideoAccess: BuyVideoAccess,
    private readonly credits: CreditsFacade,
    private readonly findBoughtVideos: FindBoughtVideos,
  ) {}

  @Get()
  @Allow('RECRUITER')
  @Answers(200, boughtVideos, 'The videos of a person that the caller’s company bought.')
  async bought(
    @CurrentActor() actor: Actor,
    @Query({ schema: boughtVideosQuery }) { seeker_id: seekerId }: BoughtVideosQuery,
  ): Promise<BoughtVideos> {
    return { video_ids: await this.findBoughtVideos.execute(actor, seekerId) };
  }

  @Post(':id')
  @Allow('RECRUITER')
  @Answers(200, videoAccessAnswer, 'The caller’s company may watch this video; nothing else about the person is shown.')
  async buy(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<VideoAccessAnswer> {
    const charged = await this.buyVideoAccess.execute(actor, id, key);
    return { video_id: id, charged, available_balance: await this.credits.availableTo(actor.id) };
  }
}
