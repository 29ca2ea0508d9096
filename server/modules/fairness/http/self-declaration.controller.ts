import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { SelfDeclarationQuery } from '../queries/self-declaration.query.js';
import { DeclareGroups } from '../use-cases/declare-groups.js';
import { WithdrawGroups } from '../use-cases/withdraw-groups.js';
import {
  type DeclareRequest,
  declareRequest,
  selfDeclaration,
  type SelfDeclaration,
} from './self-declaration.contract.js';

/** Self-declarations of seekers for the audit of scores: voluntary, and deleted when withdrawn. */
@ApiTags('fairness')
@Controller('api/users/me/self-declaration')
export class SelfDeclarationController {
  constructor(
    private readonly declaration: SelfDeclarationQuery,
    private readonly declareGroups: DeclareGroups,
    private readonly withdrawGroups: WithdrawGroups,
  ) {}

  @Get()
  @Allow('JOB_SEEKER')
  @Answers(200, selfDeclaration, 'The caller’s self-declaration; nobody else reads it.')
  read(@CurrentActor() actor: Actor): Promise<SelfDeclaration> {
    return this.declaration.execute(actor.id);
  }

  @Put()
  @Allow('JOB_SEEKER')
  @Answers(200, selfDeclaration, 'The caller’s self-declaration after the change.')
  async declare(
    @CurrentActor() actor: Actor,
    @Body({ schema: declareRequest }) body: DeclareRequest,
  ): Promise<SelfDeclaration> {
    await this.declareGroups.execute(actor.id, body);
    return this.declaration.execute(actor.id);
  }

  @Delete()
  @Allow('JOB_SEEKER')
  @Answers(200, selfDeclaration, 'The declaration is deleted.')
  async withdraw(@CurrentActor() actor: Actor): Promise<SelfDeclaration> {
    await this.withdrawGroups.execute(actor.id);
    return this.declaration.execute(actor.id);
  }
}
