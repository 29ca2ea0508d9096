import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { Spending } from '../http/spending.contract.js';

interface Line {
  reference_type: string | null;
  reference_id: string | null;
}

/** SQL for each kind of statement line: the client's answer for the referenced id. */
const subjects: Readonly<Record<string, string>> = {
  APPLICATION: `select 'APPLICATION' as kind, id as application_id, job_id from application where id = ? and left_at is null`,
  MATCH: `select 'CANDIDATE' as kind, seeker_id as candidate_id from match where id = ?`,
  MESSAGE: `select 'CONVERSATION' as kind, conversation_id from message where id = ?`,
  RESERVATION: `select 'CANDIDATE' as kind, seeker_id as candidate_id from reservation where id = ?`,
  VIDEO: `select 'CANDIDATE' as kind, owner_id as candidate_id from video where id = ?`,
};

/** Finds what a statement line was about. The page that the client opens next checks who may see it. */
@Injectable()
export class SpendingQuery {
  constructor(private readonly em: EntityManager) {}

  /** Owners may also ask for lines of the account that their team shares. @throws NotFound for another account's line, a line without a page, and a removed subject. */
  async execute(recruiterId: string, transactionId: string): Promise<Spending> {
    const [line] = await this.em.execute<Line[]>(
      `select t.reference_type, t.reference_id from credit_transaction t
        where t.id = ? and (t.owner_id = ? or exists (
          select 1 from credit_pool p join company_member m on m.company_id = p.company_id
           where p.payer_id = t.owner_id and p.shared and t.sequence > p.since_sequence
             and m.user_id = ? and m.role = 'OWNER'))`,
      [transactionId, recruiterId, recruiterId],
    );
    const subject = subjects[line?.reference_type ?? ''];
    if (line === undefined || subject === undefined) throw new NotFound();
    const [found] = await this.em.execute<Spending[]>(subject, [line.reference_id]);
    if (!found) throw new NotFound();
    return found;
  }
}
