import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { UserType } from '../domain/user-type.js';

/** A reported profile for operators. */
export interface OperatorProfile {
  readonly id: string;
  readonly full_name: string;
  readonly user_type: UserType;
  readonly suspended: boolean;
  readonly visible: boolean;
  readonly location: string | null;
  readonly bio: string | null;
  readonly experience: string | null;
  readonly skills: string[];
}

/** An unmasked profile, even if hidden or suspended. For operators only. */
@Injectable()
export class ProfileForOperator {
  constructor(private readonly em: EntityManager) {}

  /** Null for an unknown or closed account. */
  async execute(accountId: string): Promise<OperatorProfile | null> {
    const [row] = await this.em.execute<OperatorProfile[]>(
      `select a.id, a.full_name, a.user_type, a.status = 'SUSPENDED' as suspended, p.visible, p.location, p.bio,
              p.experience, p.skills
         from account a join profile p on p.account_id = a.id
        where a.id = ? and a.status <> 'DELETED'`,
      [accountId],
    );
    return row ?? null;
  }
}
