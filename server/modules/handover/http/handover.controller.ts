import { Body, Controller, Delete, Get, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow, AllowAnyone, AllowLimited } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { deviceOf } from '../../identity/index.js';
import { CurrentHandoverQuery } from '../queries/current-handover.query.js';
import { EndHandover } from '../use-cases/end-handover.js';
import { MakeLink } from '../use-cases/make-link.js';
import { OpenLink } from '../use-cases/open-link.js';
import { ReportStep } from '../use-cases/report-step.js';
import {
  type CurrentHandover,
  currentHandover,
  type HandoverMade,
  handoverMade,
  type HandoverOpened,
  handoverOpened,
  type MakeHandoverRequest,
  makeHandoverRequest,
  type OpenHandoverRequest,
  openHandoverRequest,
  type ReportHandoverRequest,
  reportHandoverRequest,
} from './handover.contract.js';

/** Continues a page of the computer on a phone. */
@ApiTags('handover')
@Controller('api/handover')
@Allow('JOB_SEEKER')
export class HandoverController {
  constructor(
    private readonly current: CurrentHandoverQuery,
    private readonly make: MakeLink,
    private readonly openLink: OpenLink,
    private readonly reportStep: ReportStep,
    private readonly end: EndHandover,
  ) {}

  @Get()
  @AllowLimited('VIDEO', 'ANSWERS', 'RESUME')
  @Answers(200, currentHandover, 'The handover of the caller’s session, on the computer or on the phone.')
  async get(@CurrentActor() actor: Actor): Promise<CurrentHandover> {
    return { handover: await this.current.execute(actor) };
  }

  @Post()
  @Answers(201, handoverMade, 'The address for a QR code: one use, five minutes. Older links of the caller end.')
  create(
    @CurrentActor() actor: Actor,
    @Body({ schema: makeHandoverRequest }) { page }: MakeHandoverRequest,
  ): Promise<HandoverMade> {
    return this.make.execute(actor, page);
  }

  @Delete()
  @Answers(200, currentHandover, 'The link and the phone’s session have ended.')
  async remove(@CurrentActor() actor: Actor): Promise<CurrentHandover> {
    await this.end.execute(actor);
    return { handover: await this.current.execute(actor) };
  }

  @Post('open')
  @AllowAnyone()
  @Answers(200, handoverOpened, 'A session for this page only; 410 for a link that was used or has ended.')
  open(
    @Body({ schema: openHandoverRequest }) { token }: OpenHandoverRequest,
    @Req() request: FastifyRequest,
  ): Promise<HandoverOpened> {
    return this.openLink.execute(token, deviceOf(request));
  }

  @Put('status')
  @AllowLimited('VIDEO', 'ANSWERS', 'RESUME')
  @Answers(200, currentHandover, 'The step is shown on the computer. DONE ends the phone’s session within a minute.')
  async report(
    @CurrentActor() actor: Actor,
    @Body({ schema: reportHandoverRequest }) step: ReportHandoverRequest,
  ): Promise<CurrentHandover> {
    await this.reportStep.execute(actor, step);
    return { handover: await this.current.execute(actor) };
  }
}
