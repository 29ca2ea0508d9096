import { defineEntity, p } from '@mikro-orm/core';
import { AccountSchema } from './account.entity.js';
import { closerTie, type Tie, type UnlockingType } from './interaction.js';

/** The record that caused a disclosure, by the type and id of the module that owns it. */
export interface DisclosureSource {
  readonly type: string;
  readonly id: string;
}

const DisclosureSchema = defineEntity({
  name: 'Disclosure',
  tableName: 'seeker_disclosure',
  properties: {
    id: p.uuid().primary(),
    seekerId: () =>
      p
        .manyToOne(AccountSchema)
        .mapToPk()
        .fieldName('seeker_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('seeker_disclosure_seeker_id_foreign'),
    companyId: p.uuid(),
    type: p.text().$type<UnlockingType>(),
    /** When it got this type. */
    createdAt: p.datetime(3),
    openedAt: p.datetime(3),
    /** End of a temporary disclosure; null for a permanent one. */
    expiresAt: p.datetime(3).strictNullable(),
    concealedAt: p.datetime(3).strictNullable(),
    referenceType: p.text().strictNullable(),
    referenceId: p.uuid().strictNullable(),
  },
  indexes: [
    {
      name: 'seeker_disclosure_open_unique',
      expression:
        'create unique index seeker_disclosure_open_unique on seeker_disclosure (seeker_id, company_id) where concealed_at is null',
    },
    {
      name: 'seeker_disclosure_company_id_index',
      expression:
        'create index seeker_disclosure_company_id_index on seeker_disclosure (company_id, created_at) where concealed_at is null',
    },
    {
      name: 'seeker_disclosure_expires_at_index',
      expression:
        'create index seeker_disclosure_expires_at_index on seeker_disclosure (expires_at) where concealed_at is null and expires_at is not null',
    },
    {
      name: 'seeker_disclosure_concealed_at_index',
      expression:
        'create index seeker_disclosure_concealed_at_index on seeker_disclosure (concealed_at) where concealed_at is not null',
    },
    { name: 'seeker_disclosure_seeker_id_index', properties: ['seekerId'] },
  ],
  checks: [
    {
      name: 'seeker_disclosure_type_check',
      expression: `type in ('RESERVED', 'MATCHED', 'APPLICATION_SENT', 'INTERVIEW_SCHEDULED', 'OFFER_MADE', 'HIRED')`,
    },
    {
      name: 'seeker_disclosure_reference_check',
      expression: '(reference_type is null) = (reference_id is null) and char_length(reference_type) <= 40',
    },
  ],
});

export interface NewDisclosure extends Tie {
  readonly id: string;
  readonly seekerId: string;
  readonly companyId: string;
  readonly source: DisclosureSource | null;
}

/** A seeker's profile is open to a company from `openedAt` until it is concealed or expires. One open row per pair. */
export class Disclosure extends DisclosureSchema.class {
  static open(fresh: NewDisclosure, now: Date): Disclosure {
    const disclosure = new Disclosure();
    disclosure.id = fresh.id;
    disclosure.seekerId = fresh.seekerId;
    disclosure.companyId = fresh.companyId;
    disclosure.type = fresh.type;
    disclosure.createdAt = now;
    disclosure.openedAt = now;
    disclosure.expiresAt = fresh.expiresAt;
    disclosure.concealedAt = null;
    disclosure.referenceType = fresh.source?.type ?? null;
    disclosure.referenceId = fresh.source?.id ?? null;
    return disclosure;
  }

  isOpenAt(now: Date): boolean {
    return this.concealedAt === null && (this.expiresAt === null || this.expiresAt > now);
  }

  /**
   * Adds another reason to an open disclosure: the closer tie is kept; of equal ones the longer.
   *
   * @returns whether the type changed.
   */
  strengthen(tie: Tie, source: DisclosureSource | null, now: Date): boolean {
    const closer = closerTie(tie, this);
    if (closer !== tie) return false;
    const isOtherType = this.type !== tie.type;
    this.expiresAt = tie.expiresAt;
    this.referenceType = source?.type ?? null;
    this.referenceId = source?.id ?? null;
    if (!isOtherType) return false;
    this.type = tie.type;
    this.createdAt = now;
    return true;
  }

  /** @returns false if it was already closed. */
  conceal(at: Date): boolean {
    if (this.concealedAt !== null) return false;
    this.concealedAt = at;
    return true;
  }
}

DisclosureSchema.setClass(Disclosure);
export { DisclosureSchema };
