import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Settings } from '../../../platform/config/settings.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { CompaniesFacade } from '../../companies/index.js';
import { CreditsFacade, SharedCreditsFacade } from '../../credits/index.js';
import { balanceRanLow } from '../domain/billing.events.js';
import { BillingEmails } from './billing-emails.js';
import { eachOwner } from './each-owner.js';

/** Accounts without a movement for longer were checked before. Long enough for a worker that was down for a day. */
const LOOK_BACK_MS = 24 * 3_600_000;

/** Warns recruiters once when few credits are left, and again only if the balance recovered in between. Shared credits warn all owners. */
@Injectable()
export class WatchBalances {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly time: DatabaseTime,
    private readonly credits: CreditsFacade,
    private readonly shared: SharedCreditsFacade,
    private readonly companies: CompaniesFacade,
    private readonly emails: BillingEmails,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
  ) {}

  /** @returns how many recruiters were warned. */
  async execute(signal?: AbortSignal): Promise<number> {
    const below = this.settings.env.LOW_CREDITS;
    if (below === 0) return 0;
    const changedSince = new Date((await this.time.now()).getTime() - LOOK_BACK_MS);
    await this.#clearNotices(below, signal);
    let noticed: ReadonlySet<string> = new Set();
    return eachOwner(
      async (after, limit) => {
        const owners = await this.credits.ownersRunningShort({ below, changedSince, after, limit });
        noticed = await this.#noticedAmong(owners);
        return owners;
      },
      async (ownerId) => !noticed.has(ownerId) && (await this.#warn(ownerId, below)),
      signal,
    );
  }

  /** Removes the notices of accounts that recovered, so that these are warned again next time. */
  async #clearNotices(below: number, signal?: AbortSignal): Promise<void> {
    let recovered: ReadonlySet<string> = new Set();
    await eachOwner(
      async (after, limit) => {
        const owners = await this.#ownersWithNotice(after, limit);
        recovered = new Set(await this.credits.ownersWithAtLeast(owners, below));
        return owners;
      },
      async (ownerId) => {
        if (!recovered.has(ownerId)) return false;
        await this.em.execute('delete from low_balance_notice where owner_id = ?', [ownerId]);
        return true;
      },
      signal,
    );
  }

  async #ownersWithNotice(after: string | null, limit: number): Promise<readonly string[]> {
    const rows = await this.em.execute<{ owner_id: string }[]>(
      `select owner_id from low_balance_notice${after ? ' where owner_id > ?' : ''} order by owner_id limit ?`,
      [...(after ? [after] : []), limit],
    );
    return rows.map((row) => row.owner_id);
  }

  /** Owners who were warned already. Read for a whole page, because a transaction for each of them would change nothing. */
  async #noticedAmong(owners: readonly string[]): Promise<ReadonlySet<string>> {
    if (owners.length === 0) return new Set();
    const rows = await this.em.execute<{ owner_id: string }[]>(
      'select owner_id from low_balance_notice where owner_id in (?)',
      [owners],
    );
    return new Set(rows.map((row) => row.owner_id));
  }

  #warn(ownerId: string, credits: number): Promise<boolean> {
    return this.transaction.run(async () => {
      const now = await this.time.now();
      const rows = await this.em.execute<unknown[]>(
        'insert into low_balance_notice (owner_id, told_at) values (?, ?) on conflict do nothing returning owner_id',
        [ownerId, now],
      );
      if (rows.length === 0) return false;
      const at = now.toISOString();
      for (const readerId of await this.#readersOf(ownerId)) {
        await this.outbox.publish(balanceRanLow, { owner_id: readerId, below: credits, at });
        await this.emails.write({ ownerId: readerId, kind: 'LOW_BALANCE', about: at, params: { credits } }, now);
      }
      return true;
    });
  }

  /** The owner of the account, and if a team shares it, the other owners of the company. */
  async #readersOf(ownerId: string): Promise<readonly string[]> {
    const companyId = await this.shared.teamPaidBy(ownerId);
    const owners = companyId === null ? [] : await this.companies.ownersOf(companyId);
    return [...new Set([ownerId, ...owners])];
  }
}
