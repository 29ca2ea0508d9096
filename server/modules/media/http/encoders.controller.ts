import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { readRefusal } from '../domain/encoder-refusal.js';
import { type EncoderRow, Encoders } from '../queries/encoders.query.js';
import { CreateEncoder } from '../use-cases/create-encoder.js';
import { RevokeEncoder } from '../use-cases/revoke-encoder.js';
import {
  createEncoderRequest,
  type CreateEncoderRequest,
  type EncoderAnswer,
  encoderCreated,
  type EncoderCreated,
  encoderRevoked,
  type EncoderRevoked,
  encodersPage,
  type EncodersPage,
  encodersQuery,
  type EncodersQuery,
} from './encoders.contract.js';

const iso = (time: Date | string): string => new Date(time).toISOString();
const isoOrNull = (time: Date | string | null): string | null => (time === null ? null : iso(time));

const shown = (row: EncoderRow): EncoderAnswer => ({
  ...row,
  last_refusal: row.last_refusal === null ? null : readRefusal(row.last_refusal),
  created_at: iso(row.created_at),
  last_contact_at: isoOrNull(row.last_contact_at),
  revoked_at: isoOrNull(row.revoked_at),
});

/** Encoders on other machines (decision 0070). */
@ApiTags('back office')
@ExactlyOnce()
@Controller('api/admin/encoders')
export class EncodersController {
  constructor(
    private readonly encoders: Encoders,
    private readonly create: CreateEncoder,
    private readonly revoke: RevokeEncoder,
  ) {}

  @Get()
  @Allow('OPERATOR')
  @Answers(200, encodersPage, 'Encoders on other machines with their last contact and what they did; newest first.')
  async list(@Query({ schema: encodersQuery }) query: EncodersQuery): Promise<EncodersPage> {
    const { encoders, total } = await this.encoders.page(query);
    return { encoders: encoders.map(shown), total, ...query };
  }

  @Post()
  @Allow('OPERATOR')
  @Answers(201, encoderCreated, 'Its token, which is shown this once.')
  async add(
    @CurrentActor() operator: Actor,
    @Body({ schema: createEncoderRequest }) request: CreateEncoderRequest,
  ): Promise<EncoderCreated> {
    const { id, token } = await this.create.execute(operator.id, request);
    const row = await this.encoders.one(id);
    if (!row) throw new NotFound();
    return { encoder: shown(row), token };
  }

  @Delete(':id')
  @Allow('OPERATOR')
  @Answers(200, encoderRevoked, 'Its token has ended, and its videos went to others.')
  async remove(
    @CurrentActor() operator: Actor,
    @Param('id', { schema: idSchema }) id: string,
  ): Promise<EncoderRevoked> {
    await this.revoke.execute(operator.id, id);
    return { success: true };
  }
}
