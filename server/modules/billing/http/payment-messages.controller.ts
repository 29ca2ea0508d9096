import { Controller, Headers, Post, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AllowAnyone } from '../../../platform/auth/allow.decorator.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { ReceivePaymentMessage } from '../use-cases/receive-payment-message.js';
import { paymentMessageAnswer, type PaymentMessageAnswer } from './billing.contract.js';

/** The payment provider's webhook. It is public: the signature proves who sent the message. */
@ApiTags('billing')
@Controller('api/subscriptions/stripe')
export class PaymentMessagesController {
  constructor(private readonly receive: ReceivePaymentMessage) {}

  @Post('webhook')
  @AllowAnyone()
  @RouteConfig({ keepRawBody: true })
  @Answers(200, paymentMessageAnswer, 'The message is processed, now or earlier.')
  async stripe(
    @Req() request: FastifyRequest,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<PaymentMessageAnswer> {
    await this.receive.execute(request.rawBody ?? Buffer.alloc(0), signature);
    return { received: true };
  }
}
