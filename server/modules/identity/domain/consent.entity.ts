import { defineEntity, p } from '@mikro-orm/core';
import { AccountSchema } from './account.entity.js';

export const consentKinds = ['ADULT', 'TERMS', 'PRIVACY', 'PROFILE_VISIBLE', 'MARKETING', 'VIDEO_SALE'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** Date of the document that each consent refers to. */
export const consentVersions: Readonly<Record<ConsentKind, string>> = {
  ADULT: '2025-10-24',
  TERMS: '2025-10-24',
  PRIVACY: '2026-11-26',
  PROFILE_VISIBLE: '2025-10-24',
  MARKETING: '2025-10-24',
  VIDEO_SALE: '2026-11-24',
};

const ConsentSchema = defineEntity({
  name: 'Consent',
  tableName: 'consent',
  properties: {
    id: p.uuid().primary(),
    accountId: () =>
      p
        .manyToOne(AccountSchema)
        .mapToPk()
        .fieldName('account_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('consent_account_id_foreign'),
    kind: p.text().$type<ConsentKind>(),
    version: p.text(),
    /** False records a refusal or a withdrawal. */
    granted: p.boolean(),
    givenAt: p.datetime(3),
  },
  indexes: [{ name: 'consent_account_id_index', properties: ['accountId', 'givenAt'] }],
  checks: [
    {
      name: 'consent_kind_check',
      expression: `kind in ('ADULT', 'TERMS', 'PRIVACY', 'PROFILE_VISIBLE', 'MARKETING', 'VIDEO_SALE')`,
    },
    { name: 'consent_version_check', expression: 'char_length(version) >= 1 and char_length(version) <= 20' },
  ],
});

/** One answer to one question. Append-only: the newest of a kind is current. */
export class Consent extends ConsentSchema.class {
  static given(input: { id: string; accountId: string; kind: ConsentKind; granted: boolean }, now: Date): Consent {
    const consent = new Consent();
    consent.id = input.id;
    consent.accountId = input.accountId;
    consent.kind = input.kind;
    consent.version = consentVersions[input.kind];
    consent.granted = input.granted;
    consent.givenAt = now;
    return consent;
  }
}

ConsentSchema.setClass(Consent);
export { ConsentSchema };
