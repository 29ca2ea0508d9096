import { Body, Controller, Headers, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { OncePerClick } from '../../../platform/idempotency/once-per-click.decorator.js';
import { IdentityFacade } from '../../identity/index.js';
import { MethodNotOffered } from '../domain/billing.errors.js';
import { creditsOffer, needsProof, packOffer } from '../domain/offer.js';
import { PaymentProvider } from '../payments/payment-provider.js';
import { PurchaseAnswers } from '../queries/purchase-answers.query.js';
import { PayPlan } from '../use-cases/pay-plan.js';
import { PlacePurchase } from '../use-cases/place-purchase.js';
import {
  type BuyCreditsRequest,
  buyCreditsRequest,
  type PayPlanRequest,
  payPlanRequest,
  type PurchaseAnswer,
  purchaseAnswer,
  type PurchaseRequest,
  purchaseRequest,
} from './billing.contract.js';

/** The page to come back to if the request names none. */
const DEFAULT_RETURN = '/subscription';

/** Everything that is paid with money. With an `Idempotency-Key` a repeated request buys only once. */
@ApiTags('billing')
@Controller('api/subscriptions')
export class PurchasesController {
  constructor(
    private readonly place: PlacePurchase,
    private readonly payPlan: PayPlan,
    private readonly provider: PaymentProvider,
    private readonly answers: PurchaseAnswers,
    private readonly identity: IdentityFacade,
  ) {}

  @Post('purchase')
  @OncePerClick()
  @Allow('RECRUITER')
  @Answers(200, purchaseAnswer, 'The bought pack, or the address of the payment page.')
  async purchase(
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
    @Headers('idempotency-key') key: string | undefined,
    @Body({ schema: purchaseRequest }) { packType, return_path: returnPath = DEFAULT_RETURN }: PurchaseRequest,
  ): Promise<PurchaseAnswer> {
    const offer = packOffer(packType);
    const id = await this.place.execute({ buyerId: actor.id, offer, key, returnPath, language });
    return this.answers.of(actor.id, id, language);
  }

  @Post('buy-credits')
  @OncePerClick()
  @Allow('RECRUITER')
  @Answers(200, purchaseAnswer, 'The bought credits, or the address of the payment page.')
  async buyCredits(
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
    @Headers('idempotency-key') key: string | undefined,
    @Body({ schema: buyCreditsRequest })
    {
      amount,
      payment_method: method,
      return_path: returnPath = DEFAULT_RETURN,
      current_password: password,
    }: BuyCreditsRequest,
  ): Promise<PurchaseAnswer> {
    if (method === 'TEST' && this.provider.name !== 'test') throw new MethodNotOffered();
    const offer = creditsOffer(amount);
    if (needsProof(offer)) await this.identity.proveOwner(actor, password);
    const id = await this.place.execute({ buyerId: actor.id, offer, key, returnPath, language });
    return this.answers.of(actor.id, id, language);
  }

  @Post('payment')
  @OncePerClick()
  @Allow('RECRUITER')
  @Answers(200, purchaseAnswer, 'The paid month of the plan, or the address of the payment page.')
  async pay(
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
    @Headers('idempotency-key') key: string | undefined,
    @Body({ schema: payPlanRequest }) request: PayPlanRequest,
  ): Promise<PurchaseAnswer> {
    const returnPath = request?.return_path ?? DEFAULT_RETURN;
    const id = await this.payPlan.execute({
      buyer: actor,
      key,
      returnPath,
      language,
      expects: request?.expects,
      autoRenew: request?.auto_renew,
      password: request?.current_password,
    });
    return this.answers.of(actor.id, id, language);
  }
}
