import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { newId } from '../../../platform/ids/new-id.js';
import { Encoder } from '../domain/encoder.entity.js';
import { EncoderRepository } from '../persistence/encoder.repository.js';
import { hashOfEncoderToken, newEncoderToken } from './encoder-token.js';

/** An operator admits an encoder on another machine. */
@Injectable()
export class CreateEncoder {
  constructor(
    private readonly encoders: EncoderRepository,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @returns its token, which is stored nowhere */
  async execute(
    operatorId: string,
    { name, slots }: { readonly name: string; readonly slots: number },
  ): Promise<{ readonly id: string; readonly token: string }> {
    const [id, token] = [newId(), newEncoderToken()];
    await this.transaction.run(async () => {
      this.encoders.add(Encoder.create({ id, name, slots, tokenHash: hashOfEncoderToken(token) }, this.clock.now()));
      const subject = { type: 'ENCODER', id };
      await this.audit.record({ operatorId, action: 'ENCODER_CREATED', subject, details: { slots } });
    });
    return { id, token };
  }
}
