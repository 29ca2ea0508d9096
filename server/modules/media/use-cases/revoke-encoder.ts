import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { EncoderRepository } from '../persistence/encoder.repository.js';
import { ReleaseJob } from './release-job.js';

/** An operator ends an encoder's token: its next request is refused, and its videos go to others at once. */
@Injectable()
export class RevokeEncoder {
  constructor(
    private readonly encoders: EncoderRepository,
    private readonly release: ReleaseJob,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound if there is none, or it was revoked */
  async execute(operatorId: string, id: string): Promise<void> {
    await this.transaction.run(async () => {
      const encoder = await this.encoders.lock(id);
      if (!encoder || encoder.revokedAt !== null) throw new NotFound();
      encoder.revokedAt = this.clock.now();
      await this.audit.record({ operatorId, action: 'ENCODER_REVOKED', subject: { type: 'ENCODER', id } });
    });
    // Files that arrived before are checked as usual.
    for (const jobId of await this.encoders.activeOf(id))
      await this.release.execute(jobId, 'returned', 'its token was revoked');
  }
}
