import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { MAX_TEAM, type TeamRole } from '../domain/team.js';
import type { Team, TeamEvent, TeamInvitation, TeamMember } from '../http/team.contract.js';

/** Entries of the log that owners see. */
const LOG = 50;

interface MemberRow {
  id: string;
  full_name: string;
  email: string;
  avatar_url: string | null;
  role: TeamRole;
  job_ids: string[];
  created_at: Date | string;
}

interface InvitationRow extends Omit<TeamInvitation, 'created_at' | 'expires_at' | 'status'> {
  created_at: Date | string;
  expires_at: Date | string;
  sent: boolean;
}

type EventRow = Omit<TeamEvent, 'at'> & { at: Date | string };

const iso = (moment: Date | string): string => new Date(moment).toISOString();

/** A company's team. Members see who belongs to it; owners also see addresses, invitations and the log. */
@Injectable()
export class TeamQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound if there is no such company or the reader does not work for it. */
  async execute(readerId: string, companyId: string): Promise<Team> {
    const rows = await this.em.execute<MemberRow[]>(
      `select a.id, a.full_name, a.email, p.avatar_url, m.role, m.job_ids, m.created_at
         from company_member m
         join company c on c.id = m.company_id and c.removed_at is null
         join account a on a.id = m.user_id
         left join profile p on p.account_id = a.id
        where m.company_id = ? order by m.created_at, a.id limit ?`,
      [companyId, MAX_TEAM],
    );
    const own = rows.find(({ id }) => id === readerId);
    if (!own) throw new NotFound();
    const isOwner = own.role === 'OWNER';
    const owners = rows.filter(({ role }) => role === 'OWNER').length;
    return {
      members: rows.map((row) =>
        memberOf(row, { readerId, isOwner, isLastOwner: row.role === 'OWNER' && owners === 1 }),
      ),
      invitations: isOwner ? await this.#invitations(companyId) : [],
      log: isOwner ? await this.#log(companyId) : [],
      your_role: own.role,
      allowed_actions: isOwner ? ['INVITE'] : [],
      max: MAX_TEAM,
    };
  }

  async #invitations(companyId: string): Promise<TeamInvitation[]> {
    const rows = await this.em.execute<InvitationRow[]>(
      `select id, email, role, job_ids, language, created_at, expires_at, sent_at is not null as sent
         from company_invitation where company_id = ? order by email limit ?`,
      [companyId, MAX_TEAM * 2],
    );
    const now = this.clock.now();
    return rows.map(({ sent, created_at, expires_at, ...row }) => ({
      ...row,
      status: new Date(expires_at) <= now ? 'EXPIRED' : sent ? 'SENT' : 'SENDING',
      created_at: iso(created_at),
      expires_at: iso(expires_at),
    }));
  }

  async #log(companyId: string): Promise<TeamEvent[]> {
    const rows = await this.em.execute<EventRow[]>(
      `select e.id, e.event, actor.full_name as actor, subject.full_name as subject, e.from_role, e.to_role, e.at
         from company_team_event e
         left join account actor on actor.id = e.actor_id and actor.status <> 'DELETED'
         left join account subject on subject.id = e.subject_id and subject.status <> 'DELETED'
        where e.company_id = ? order by e.at desc, e.id desc limit ?`,
      [companyId, LOG],
    );
    return rows.map((row) => ({ ...row, at: iso(row.at) }));
  }
}

interface Reader {
  readonly readerId: string;
  readonly isOwner: boolean;
  /** Whether the member is the only owner, who can neither leave nor get another role. */
  readonly isLastOwner: boolean;
}

function memberOf({ created_at, email, ...row }: MemberRow, { readerId, isOwner, isLastOwner }: Reader): TeamMember {
  const isYou = row.id === readerId;
  const actions: TeamMember['allowed_actions'] = [];
  if (isOwner && !isLastOwner) actions.push('CHANGE_ROLE');
  if (isYou && !isLastOwner) actions.push('LEAVE');
  if (isOwner && !isYou) actions.push('REMOVE');
  return {
    ...row,
    email: isOwner || isYou ? email : null,
    joined_at: iso(created_at),
    is_you: isYou,
    allowed_actions: actions,
  };
}
