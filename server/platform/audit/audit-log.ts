import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { newId } from '../ids/new-id.js';
import type { AuditDetails, AuditSubject } from './audit-entry.entity.js';

/** One action of an operator. */
export interface AuditedAct {
  readonly operatorId: string;
  /** Code in the past tense, for example `REPORT_DISMISSED`. */
  readonly action: string;
  readonly subject: AuditSubject;
  readonly reason?: string | null;
  readonly details?: AuditDetails;
}

/** Records operators' actions in the transaction that performs them, so that neither exists without the other. */
@Injectable()
export class AuditLog {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async record({ operatorId, action, subject, reason = null, details = {} }: AuditedAct): Promise<void> {
    if (!this.em.isInTransaction()) throw new Error(`${action} is recorded outside the transaction that does it`);
    await this.em.execute(
      `insert into audit_entry (id, at, operator_id, action, subject_type, subject_id, reason, details)
       values (?, ?, ?, ?, ?, ?, ?, ?::jsonb)`,
      [newId(), this.clock.now(), operatorId, action, subject.type, subject.id, reason, JSON.stringify(details)],
    );
  }
}
