import { Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow, AllowSeats } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { RoomPage } from '../queries/room-page.query.js';
import { OpenRoom } from '../use-cases/open-room.js';
import { roomAnswer, type RoomAnswer } from './rooms.contract.js';

@ApiTags('interviews')
@Controller('api/interviews')
export class RoomsController {
  constructor(
    private readonly openRoom: OpenRoom,
    private readonly page: RoomPage,
  ) {}

  @Post(':id/room')
  @Allow('JOB_SEEKER', 'RECRUITER')
  @AllowSeats('HIRING_MANAGER', 'REVIEWER')
  @Answers(
    200,
    roomAnswer,
    'The room of a live interview, from 10 minutes before it to 2 hours after its start; repeating it changes nothing.',
  )
  async open(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @RequestLanguage() language: Language,
  ): Promise<RoomAnswer> {
    return this.page.execute(actor, await this.openRoom.execute(actor, id), language);
  }
}
