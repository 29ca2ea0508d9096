import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { CheckedProof, DomainProof, ProofResult, ProofState } from '../domain/domain-proof.js';

/** A domain of a company, as stored. */
export interface StoredDomain extends DomainProof {
  readonly id: string;
  readonly companyId: string;
  readonly domain: string;
  readonly token: string;
  readonly result: ProofResult | null;
  readonly checkedAt: Date | null;
  /** Whether the company's sign-in is on for this domain. */
  readonly isInUse: boolean;
}

interface Row {
  id: string;
  company_id: string;
  domain: string;
  token: string;
  state: ProofState;
  result: ProofResult | null;
  checked_at: string | null;
  waits_until: string;
  proved_at: string | null;
  seen_at: string | null;
  missing_since: string | null;
  in_use: boolean;
}

export interface NewDomain {
  readonly id: string;
  readonly companyId: string;
  readonly domain: string;
  readonly token: string;
  readonly waitsUntil: Date;
  readonly now: Date;
}

const columns = `d.id, d.company_id, d.domain, d.token, d.state, d.result, d.checked_at, d.waits_until, d.proved_at, d.seen_at,
  d.missing_since, exists (select 1 from company_sso s where s.company_id = d.company_id and s.domain = d.domain and s.enabled) as in_use`;
const dateOf = (time: string | null): Date | null => (time === null ? null : new Date(time));

const storedDomain = (row: Row): StoredDomain => ({
  id: row.id,
  companyId: row.company_id,
  domain: row.domain,
  token: row.token,
  state: row.state,
  result: row.result,
  checkedAt: dateOf(row.checked_at),
  waitsUntil: new Date(row.waits_until),
  provedAt: dateOf(row.proved_at),
  seenAt: dateOf(row.seen_at),
  missingSince: dateOf(row.missing_since),
  isInUse: row.in_use,
});

/** Domains that companies prove by DNS. */
@Injectable()
export class DomainProofs {
  constructor(private readonly em: EntityManager) {}

  /** Oldest first. */
  async of(companyId: string): Promise<readonly StoredDomain[]> {
    const rows = await this.em.execute<Row[]>(
      `select ${columns} from company_sso_domain d where d.company_id = ? order by d.created_at, d.id`,
      [companyId],
    );
    return rows.map(storedDomain);
  }

  /** Locks it until the transaction ends. */
  async hold(companyId: string, id: string): Promise<StoredDomain | null> {
    const [row] = await this.em.execute<Row[]>(
      `select ${columns} from company_sso_domain d where d.company_id = ? and d.id = ? for update of d`,
      [companyId, id],
    );
    return row ? storedDomain(row) : null;
  }

  async add({ id, companyId, domain, token, waitsUntil, now }: NewDomain): Promise<void> {
    await this.em.execute(
      `insert into company_sso_domain (id, company_id, domain, token, state, next_check_at, waits_until, created_at)
       values (?, ?, ?, ?, 'WAITING', ?, ?, ?)`,
      [id, companyId, domain, token, new Date(now.getTime() + 60_000), waitsUntil, now],
    );
  }

  async remove(id: string): Promise<void> {
    await this.em.execute('delete from company_sso_domain where id = ?', [id]);
  }

  /**
   * Begins a check that a person asks for. One that has ended or was lost waits for its record again.
   *
   * @param since a check that began later is recent enough.
   * @returns null if there is none, or a recent check.
   */
  async begin(
    companyId: string,
    id: string,
    { now, since, next, waitsUntil }: { readonly [time in 'now' | 'since' | 'next' | 'waitsUntil']: Date },
  ): Promise<StoredDomain | null> {
    const [row] = await this.em.execute<Row[]>(
      `update company_sso_domain d
          set checked_at = ?, next_check_at = ?,
              waits_until = case when d.state in ('LOST', 'EXPIRED') then ? else d.waits_until end,
              state = case when d.state in ('LOST', 'EXPIRED') then 'WAITING' else d.state end
        where d.company_id = ? and d.id = ? and (d.checked_at is null or d.checked_at <= ? or d.state in ('LOST', 'EXPIRED'))
       returning ${columns}`,
      [now, next, waitsUntil, companyId, id, since],
    );
    return row ? storedDomain(row) : null;
  }

  /** Takes domains whose time has come, so that no other worker checks them until `next`. */
  async take(now: Date, next: Date, limit: number): Promise<readonly StoredDomain[]> {
    const rows = await this.em.execute<Row[]>(
      `update company_sso_domain d set next_check_at = ?
        where d.id in (select id from company_sso_domain where next_check_at <= ? order by next_check_at, id limit ?
                          for update skip locked)
       returning ${columns}`,
      [next, now, limit],
    );
    return rows.map(storedDomain);
  }

  /** Stores a check. @throws UniqueConstraintViolationException if another company holds the domain. */
  async settle(id: string, result: ProofResult, checked: CheckedProof, now: Date): Promise<void> {
    const { state, nextCheckAt, provedAt, seenAt, missingSince } = checked;
    await this.em.execute(
      `update company_sso_domain set state = ?, result = ?, checked_at = ?, next_check_at = ?, proved_at = ?, seen_at = ?,
              missing_since = ? where id = ?`,
      [state, result, now, nextCheckAt, provedAt, seenAt, missingSince, id],
    );
  }

  /** A domain with which people sign in is checked each day. */
  async checkBy(companyId: string, domain: string, latest: Date): Promise<void> {
    await this.em.execute(
      `update company_sso_domain set next_check_at = least(next_check_at, ?)
        where company_id = ? and domain = ? and state in ('PROVED', 'MISSING')`,
      [latest, companyId, domain],
    );
  }
}
