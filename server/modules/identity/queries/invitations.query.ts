import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { PageQuery } from '../../../platform/contract/page.contract.js';
import type { Invitation, InvitationsPage } from '../http/approvals.contract.js';

interface InvitationRow {
  id: string;
  email: string;
  company_name: string | null;
  created_at: Date | string;
  expires_at: Date | string;
  used_at: Date | string | null;
  sent_at: Date | string | null;
}

const select = 'select id, email, company_name, created_at, expires_at, used_at, sent_at from recruiter_invitation';

function statusOf({ used_at, sent_at, expires_at }: InvitationRow, now: Date): Invitation['status'] {
  if (used_at !== null) return 'USED';
  if (new Date(expires_at) <= now) return 'EXPIRED';
  return sent_at === null ? 'SENDING' : 'SENT';
}

const present = ({ sent_at, ...row }: InvitationRow, now: Date): Invitation => ({
  ...row,
  status: statusOf({ ...row, sent_at }, now),
  allowed_actions: row.used_at === null ? ['RESEND', 'REVOKE'] : [],
  created_at: new Date(row.created_at).toISOString(),
  expires_at: new Date(row.expires_at).toISOString(),
  used_at: row.used_at === null ? null : new Date(row.used_at).toISOString(),
});

/** Invitations as operators see them, without codes. */
@Injectable()
export class Invitations {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Newest first. */
  async list({ page, limit }: PageQuery): Promise<InvitationsPage> {
    const now = this.clock.now();
    const rows = await this.em.execute<InvitationRow[]>(
      `${select} order by created_at desc, id desc limit ? offset ?`,
      [limit, (page - 1) * limit],
    );
    const [counted] = await this.em.execute<{ total: number }[]>(
      'select count(*)::int as total from recruiter_invitation',
    );
    return { invitations: rows.map((row) => present(row, now)), total: counted?.total ?? 0, page, limit };
  }

  async find(id: string): Promise<Invitation | null> {
    const [row] = await this.em.execute<InvitationRow[]>(`${select} where id = ?`, [id]);
    return row ? present(row, this.clock.now()) : null;
  }
}
