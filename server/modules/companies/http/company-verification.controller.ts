import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { CompanyVerificationQuery } from '../queries/company-verification.query.js';
import { AskDomainCode } from '../use-cases/ask-domain-code.js';
import { ChangeVerification } from '../use-cases/change-verification.js';
import { ProveEmailDomain } from '../use-cases/prove-email-domain.js';
import {
  askDomainCodeRequest,
  type AskDomainCodeRequest,
  changeVerificationRequest,
  type ChangeVerificationRequest,
  companyVerification,
  type CompanyVerificationAnswer,
  proveEmailDomainRequest,
  type ProveEmailDomainRequest,
} from './company-verification.contract.js';

/** Actions of a company's team to get the badge. */
@ApiTags('companies')
@Controller('api/companies')
export class CompanyVerificationController {
  constructor(
    private readonly verification: CompanyVerificationQuery,
    private readonly changeVerification: ChangeVerification,
    private readonly askDomainCode: AskDomainCode,
    private readonly proveEmailDomain: ProveEmailDomain,
  ) {}

  @Get(':id/verification')
  @Allow('RECRUITER', 'PENDING_RECRUITER')
  @Answers(200, companyVerification, 'The state of the verification of the caller’s company.')
  get(@CurrentActor() actor: Actor, @Param('id', { schema: idSchema }) id: string): Promise<CompanyVerificationAnswer> {
    return this.verification.execute(actor.id, id);
  }

  @ExactlyOnce()
  @Put(':id/verification')
  @Allow('RECRUITER', 'PENDING_RECRUITER')
  @Answers(
    200,
    companyVerification,
    'The registry number as stored; after a refusal, the review must be requested again.',
  )
  async change(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: changeVerificationRequest }) request: ChangeVerificationRequest,
  ): Promise<CompanyVerificationAnswer> {
    await this.changeVerification.execute(actor.id, id, request);
    return this.verification.execute(actor.id, id);
  }

  @ExactlyOnce()
  @Post(':id/verification/email-domain')
  @HttpCode(202)
  @Allow('RECRUITER', 'PENDING_RECRUITER')
  @Answers(202, companyVerification, 'A code was sent to the address.')
  async ask(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: askDomainCodeRequest }) { email }: AskDomainCodeRequest,
    @RequestLanguage() language: Language,
  ): Promise<CompanyVerificationAnswer> {
    await this.askDomainCode.execute(actor.id, id, email, language);
    return this.verification.execute(actor.id, id);
  }

  @Put(':id/verification/email-domain')
  @Allow('RECRUITER', 'PENDING_RECRUITER')
  @Answers(200, companyVerification, 'The email domain is confirmed.')
  async prove(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: proveEmailDomainRequest }) { code }: ProveEmailDomainRequest,
  ): Promise<CompanyVerificationAnswer> {
    await this.proveEmailDomain.execute(actor.id, id, code);
    return this.verification.execute(actor.id, id);
  }
}
