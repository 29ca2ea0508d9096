import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { hashOfInvitationCode } from '../codes/invitation-code.js';
import { TeamInvitationInvalid } from '../domain/company.errors.js';
import type { TeamRole } from '../domain/team.js';
import type { InvitationPreview } from '../http/team.contract.js';

interface Row {
  id: string;
  name: string;
  logo_url: string | null;
  email: string;
  role: TeamRole;
  expires_at: Date | string;
}

/** The content of an invitation, for the person who has the code from its email. */
@Injectable()
export class InvitationPreviewQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** @throws TeamInvitationInvalid */
  async execute(code: string): Promise<InvitationPreview> {
    const [row] = await this.em.execute<Row[]>(
      `select c.id, c.name, c.logo_url, i.email, i.role, i.expires_at
         from company_invitation i join company c on c.id = i.company_id and c.removed_at is null
        where i.code_hash = ? and i.expires_at > ?`,
      [hashOfInvitationCode(code), this.clock.now()],
    );
    if (!row) throw new TeamInvitationInvalid();
    const { id, name, logo_url, email, role } = row;
    return { company: { id, name, logo_url }, email, role, expires_at: new Date(row.expires_at).toISOString() };
  }
}
