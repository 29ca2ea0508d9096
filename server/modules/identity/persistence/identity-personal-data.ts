import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import {
  type ExpiringKind,
  type ExportedFile,
  jsonFile,
  type PersonalDataHolder,
} from '../../../platform/personal-data/personal-data.js';
import { Profile } from '../domain/profile.entity.js';
import { Session } from '../domain/session.entity.js';
import { OwnRecords } from '../queries/own-records.query.js';
import { closeDisclosure } from '../use-cases/close-disclosure.js';
import { AccessLog } from './access-log.js';
import { Disclosures } from './disclosures.js';
import { ExpiredRows } from './expired-rows.js';
import { personalRows } from './personal-rows.js';

/** Personal data of identity: account, profile, access log and sign-in. */
@Injectable()
export class IdentityPersonalData implements PersonalDataHolder {
  readonly name = 'identity';
  readonly columns = personalRows.map(({ table, column }) => `${table}.${column}`);
  readonly expiring: readonly ExpiringKind[];

  constructor(
    private readonly em: EntityManager,
    private readonly records: OwnRecords,
    private readonly disclosures: Disclosures,
    private readonly log: AccessLog,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    expired: ExpiredRows,
  ) {
    this.expiring = expired.kinds;
  }

  async *export(accountId: string): AsyncIterable<ExportedFile> {
    yield jsonFile('account.json', () => this.records.account(accountId));
    yield jsonFile('consents.json', () => this.records.consents(accountId));
    yield jsonFile('sessions.json', () => this.records.sessions(accountId));
    yield jsonFile('access-log.json', () => this.records.accesses(accountId));
    yield jsonFile('exclusions.json', () => this.records.exclusions(accountId));
  }

  /** Clears the profile, ends all sessions, and closes all disclosures. */
  close(accountId: string): Promise<void> {
    return this.transaction.run(async () => {
      const now = this.clock.now();
      const profile = await this.em.findOne(Profile, { accountId });
      profile?.forget(now);
      for (const session of await this.em.find(Session, { accountId, revokedAt: null })) session.revoke(now);
      await this.disclosures.lockSeeker(accountId);
      for (const open of await this.disclosures.findAllOpen(accountId)) {
        await closeDisclosure(open, now, null, this.log, this.outbox);
      }
      await this.em.flush();
      await this.#remove(accountId, 'closing');
    });
  }

  erase(accountId: string): Promise<void> {
    return this.transaction.run(async () => {
      await this.close(accountId);
      await this.#remove(accountId, 'erasing');
    });
  }

  async #remove(accountId: string, when: 'closing' | 'erasing'): Promise<void> {
    for (const { table, column } of personalRows.filter(({ goes }) => goes === when)) {
      await this.em.execute(`delete from ${table} where ${column} = ?`, [accountId]);
    }
  }
}
