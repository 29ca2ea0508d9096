import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../platform/errors/request.errors.js';
import { OwnersOnly } from './domain/company.errors.js';
import type { TeamRole } from './domain/team.js';
import { TeamRepository } from './persistence/team.repository.js';
import { confirmedDomain, isKnownCompany } from './queries/verification-rows.js';
import { JoinBySignIn, type JoiningBySignIn } from './use-cases/join-by-sign-in.js';

/** The facts that a company has proved about itself. */
export interface CompanyProofs {
  /** Domain at which the team proved to receive email. */
  readonly emailDomain: string | null;
  /** Domain of the website that an operator confirmed last; null if an operator refused the company since. */
  readonly confirmedDomain: string | null;
  /** Whether an operator confirmed the company, and has not refused it since. */
  readonly isKnown: boolean;
}

/** Teams for the sign-in of a company. */
@Injectable()
export class TeamSignInFacade {
  constructor(
    private readonly em: EntityManager,
    private readonly team: TeamRepository,
    private readonly joining: JoinBySignIn,
  ) {}

  /** Locks the team for an owner until the transaction ends. @throws NotFound, OwnersOnly */
  holdAsOwner(companyId: string, accountId: string): Promise<void> {
    return this.team.holdAsOwner(companyId, accountId);
  }

  /** The same without a lock. @throws NotFound, OwnersOnly */
  async assertOwner(companyId: string, accountId: string): Promise<void> {
    const [row] = await this.em.execute<{ role: TeamRole }[]>(
      `select m.role from company_member m join company c on c.id = m.company_id
        where m.company_id = ? and m.user_id = ? and c.removed_at is null`,
      [companyId, accountId],
    );
    if (!row) throw new NotFound();
    if (row.role !== 'OWNER') throw new OwnersOnly();
  }

  async proofsOf(companyId: string): Promise<CompanyProofs> {
    const [row] = await this.em.execute<
      { email_domain: string | null; confirmed_domain: string | null; is_known: boolean }[]
    >(
      `select v.email_domain, ${confirmedDomain} as confirmed_domain, ${isKnownCompany} as is_known
         from company_verification v
         join company c on c.id = v.company_id and c.removed_at is null
        where v.company_id = ?`,
      [companyId],
    );
    return {
      emailDomain: row?.email_domain ?? null,
      confirmedDomain: row?.confirmed_domain ?? null,
      isKnown: row?.is_known ?? false,
    };
  }

  async ownersOf(companyId: string): Promise<readonly string[]> {
    const team = await this.team.members(companyId);
    return team.filter(({ role }) => role === 'OWNER').map(({ userId }) => userId);
  }

  async isMember(companyId: string, accountId: string): Promise<boolean> {
    return (await this.team.member(companyId, accountId)) !== null;
  }

  /** In the caller's transaction. @returns whether they joined. @throws TeamFull */
  join(input: JoiningBySignIn): Promise<boolean> {
    return this.joining.execute(input);
  }
}
