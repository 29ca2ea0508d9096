import { Body, Controller, Delete, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id } from '../../../platform/contract/fields.contract.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { StandingQuery } from '../queries/standing.query.js';
import { SetStanding } from '../use-cases/set-standing.js';
import { SignOutEverywhere } from '../use-cases/sign-out-everywhere.js';
import { sessionsEnded } from './account-security.contract.js';
import { setStandingRequest, type SetStandingRequest, standing, type StandingAnswer } from './standing.contract.js';

/** Operators' actions on an account: for a stolen password, and against fraud. */
@ApiTags('Identity')
@ExactlyOnce()
@Controller('api/admin/users')
export class OperatorSessionsController {
  constructor(
    private readonly signOut: SignOutEverywhere,
    private readonly setStanding: SetStanding,
    private readonly standings: StandingQuery,
  ) {}

  @Delete(':id/sessions')
  @Allow('OPERATOR')
  @Answers(200, sessionsEnded, 'All sessions of the account have ended.')
  async end(
    @CurrentActor() operator: Actor,
    @Param('id', { schema: id }) accountId: string,
  ): Promise<{ success: true; ended: number }> {
    return { success: true, ended: await this.signOut.execute(operator.id, accountId) };
  }

  @Put(':id/status')
  @Allow('OPERATOR')
  @Answers(200, standing, 'The account is suspended or restored; its owner gets an email.')
  async set(
    @CurrentActor() operator: Actor,
    @Param('id', { schema: id }) accountId: string,
    @Body({ schema: setStandingRequest }) { status, reason }: SetStandingRequest,
  ): Promise<StandingAnswer> {
    await this.setStanding.execute(operator.id, { accountId, status, reason });
    const decided = await this.standings.find(accountId);
    if (!decided) throw new NotFound();
    return decided;
  }
}
