import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Consent } from '../domain/consent.entity.js';
import { FindUser } from './find-user.query.js';
import { ListAccessLog } from './list-access-log.query.js';

const PAGE = 1_000;

/** All data of this module for the account's owner. The lists are complete, because retention limits them. */
@Injectable()
export class OwnRecords {
  constructor(
    private readonly em: EntityManager,
    private readonly findUser: FindUser,
    private readonly accessLog: ListAccessLog,
  ) {}

  async account(accountId: string): Promise<object> {
    const signIns = await this.#rows(
      'select issuer, created_at from account_identity where account_id = ? order by created_at',
      accountId,
    );
    const letters = await this.#rows(
      'select kind, created_at, sent_at from account_letter where account_id = ? order by created_at desc, id',
      accountId,
    );
    const twoSteps = await this.#rows<{ confirmed_at: unknown }>(
      'select confirmed_at from second_factor where account_id = ? and confirmed_at is not null',
      accountId,
    );
    const passkeys = await this.#rows(
      'select name, backed_up, created_at, last_used_at from passkey where account_id = ? order by created_at, id',
      accountId,
    );
    const decisions = await this.#rows(
      'select status, reason, decided_at from approval_decision where account_id = ? order by decided_at desc, id',
      accountId,
    );
    return {
      ...(await this.findUser.execute(accountId)),
      sign_in_with: signIns,
      second_step_since: twoSteps[0]?.confirmed_at ?? null,
      passkeys,
      letters,
      approval_decisions: decisions,
    };
  }

  consents(accountId: string): Promise<readonly Pick<Consent, 'kind' | 'version' | 'granted'>[]> {
    return this.#rows(
      'select kind, version, granted, given_at from consent where account_id = ? order by given_at desc, id',
      accountId,
    );
  }

  sessions(accountId: string): Promise<readonly object[]> {
    return this.#rows(
      `select id, user_agent, network, method, created_at, last_seen_at, expires_at, revoked_at from session
        where account_id = ? order by created_at desc, id`,
      accountId,
    );
  }

  async accesses(accountId: string): Promise<readonly object[]> {
    const entries: object[] = [];
    for (let page = 1; ; page += 1) {
      const read = await this.accessLog.execute(accountId, { page, limit: PAGE });
      entries.push(...read.entries);
      if (read.entries.length < PAGE) return entries;
    }
  }

  exclusions(accountId: string): Promise<readonly object[]> {
    return this.#rows(
      'select company_id, domain, created_at from seeker_exclusion where seeker_id = ? order by created_at desc, id',
      accountId,
    );
  }

  #rows<T extends object>(sql: string, accountId: string): Promise<T[]> {
    return this.em.fork().execute<T[]>(sql, [accountId]);
  }
}
