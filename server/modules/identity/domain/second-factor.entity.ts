import { defineEntity, p } from '@mikro-orm/core';
import { AccountSchema } from './account.entity.js';

/** The application that shows codes for an account. Until its owner typed a first code it asks nobody for anything. */
export const SecondFactorSchema = defineEntity({
  name: 'SecondFactor',
  tableName: 'second_factor',
  properties: {
    accountId: () =>
      p
        .manyToOne(AccountSchema)
        .mapToPk()
        .primary()
        .fieldName('account_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('second_factor_account_id_foreign'),
    /** The shared secret, encrypted (see `platform/security/secret-box.ts`). */
    sealedSecret: p.blob(),
    /** Salt of this account's recovery codes. */
    recoverySalt: p.blob(),
    createdAt: p.datetime(3),
    confirmedAt: p.datetime(3).strictNullable(),
    /** The thirty seconds whose code was accepted last: it and those before are worth nothing any more. */
    lastStep: p.integer().strictNullable(),
  },
  checks: [
    {
      name: 'second_factor_confirmed_check',
      expression: '(confirmed_at is null) = (last_step is null)',
    },
  ],
});

/** A code for the day on which the application is lost. It is removed when it is used. */
export const RecoveryCodeSchema = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_code',
  properties: {
    accountId: () =>
      p
        .manyToOne(SecondFactorSchema)
        .mapToPk()
        .primary()
        .fieldName('account_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('recovery_code_account_id_foreign'),
    /** Argon2id (hex), salted by the account: a code is short enough to be typed, so it is hashed like a password. */
    codeHash: p.text().primary(),
  },
  checks: [{ name: 'recovery_code_code_hash_check', expression: 'char_length(code_hash) = 64' }],
});
