import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ApprovalStatus } from '../domain/user-type.js';

/** A recruiter's account while it joins a team. */
export interface HeldRecruiter {
  readonly email: string;
  readonly isActive: boolean;
  readonly approval: ApprovalStatus;
}

/** Locks a recruiter's account, so that it is neither closed nor decided about until the transaction ends. */
@Injectable()
export class HoldRecruiter {
  constructor(private readonly em: EntityManager) {}

  /** Call inside a transaction, before any other lock. @returns null for another kind of account. */
  async execute(accountId: string): Promise<HeldRecruiter | null> {
    const [row] = await this.em.execute<HeldRecruiter[]>(
      `select email, status = 'ACTIVE' as "isActive", approval_status as approval
         from account where id = ? and user_type = 'RECRUITER' for no key update`,
      [accountId],
    );
    return row ?? null;
  }
}
