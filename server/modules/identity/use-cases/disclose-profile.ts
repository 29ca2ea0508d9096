import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { ReadTogether } from '../../../platform/database/read-together.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { newId } from '../../../platform/ids/new-id.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Disclosure, type DisclosureSource } from '../domain/disclosure.entity.js';
import { profileDisclosed } from '../domain/identity.events.js';
import { isSeekersOwnAct, type UnlockingType } from '../domain/interaction.js';
import { AccessLog } from '../persistence/access-log.js';
import { Disclosures } from '../persistence/disclosures.js';
import { ExclusionsOfSeeker } from '../queries/exclusions-of-seeker.query.js';
import { closeDisclosure } from './close-disclosure.js';

export interface DisclosureInput {
  readonly seekerId: string;
  readonly companyId: string;
  readonly type: UnlockingType;
  /** When the profile closes automatically; absent: it does not. */
  readonly expiresAt?: Date | null;
  /** Credits that the company paid; default 0. Shown to the seeker. */
  readonly cost?: number;
  /** The account that acted; absent if none did. */
  readonly actorId?: string;
  readonly reference?: DisclosureSource;
  /**
   * The caller holds the locks of the seeker's account and profile, and has checked under them that the recruiter may see the
   * seeker.
   */
  readonly isChecked?: boolean;
}

/** Opens a seeker's profile to a company, in the transaction of its cause. */
@Injectable()
export class DiscloseProfile {
  constructor(
    private readonly em: EntityManager,
    private readonly reads: ReadTogether,
    private readonly disclosures: Disclosures,
    private readonly exclusions: ExclusionsOfSeeker,
    private readonly log: AccessLog,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly time: DatabaseTime,
  ) {}

  /**
   * A closer reason replaces a looser one; a looser one changes nothing, so repeated calls are safe.
   *
   * @throws NotFound if there is no such active seeker, or if the seeker hides from that company and did not act themselves.
   */
  execute(input: DisclosureInput): Promise<void> {
    return this.transaction.run(async () => {
      const { seekerId, companyId, type, expiresAt = null } = input;
      await this.disclosures.lockSeeker(seekerId);
      const [open, now] = await Promise.all([
        this.disclosures.findOpen(seekerId, companyId),
        this.time.now(),
        this.#assertMayOpen(input),
      ]);
      const source = input.reference ?? null;
      if (open?.isOpenAt(now)) {
        if (open.strengthen({ type, expiresAt }, source, now)) await this.#announce(open, input, now);
        return;
      }
      if (open) await closeDisclosure(open, open.expiresAt ?? now, null, this.log, this.outbox);
      // Close the old row before inserting the new one, because of the unique index.
      await this.em.flush();
      const fresh = Disclosure.open({ id: newId(), seekerId, companyId, type, expiresAt, source }, now);
      this.disclosures.add(fresh);
      await this.#announce(fresh, input, now);
    });
  }

  async #assertMayOpen({ seekerId, companyId, type, isChecked = false }: DisclosureInput): Promise<void> {
    if (isChecked) return;
    const [seeker, excluded] = await Promise.all([
      this.reads.rows(`select 1 from account where id = ? and user_type = 'JOB_SEEKER' and status = 'ACTIVE'`, [
        seekerId,
      ]),
      isSeekersOwnAct(type) ? null : this.exclusions.execute(seekerId),
    ]);
    if (seeker.length === 0) throw new NotFound();
    if (await excluded?.cover(companyId)) throw new NotFound();
  }

  async #announce(disclosure: Disclosure, { actorId, cost = 0 }: DisclosureInput, now: Date): Promise<void> {
    const { id, seekerId, companyId, type } = disclosure;
    await this.log.add(
      { seekerId, kind: 'UNMASKED', viewerId: actorId ?? null, companyId, interaction: type, cost },
      now,
    );
    await this.outbox.publish(profileDisclosed, { seeker_id: seekerId, company_id: companyId, disclosure_id: id });
  }
}
