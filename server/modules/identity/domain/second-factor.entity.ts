import { defineEntity, p } from '@mikro-orm/core';
import { AccountSchema } from './account.entity.js';

/** The authenticator application of an account. Codes are required only after the owner confirmed it with a first code. */
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
    /** The step of the last accepted code; codes of this step and earlier ones are refused. */
    lastStep: p.integer().strictNullable(),
  },
  checks: [
    {
      name: 'second_factor_confirmed_check',
      expression: '(confirmed_at is null) = (last_step is null)',
    },
  ],
});

/** A code to sign in if the application is lost. Deleted when used. */
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
    /** Argon2id (hex) with the account's salt. Codes are short, so they are hashed like passwords. */
    codeHash: p.text().primary(),
  },
  checks: [{ name: 'recovery_code_code_hash_check', expression: 'char_length(code_hash) = 64' }],
});
