import { defineEntity, p } from '@mikro-orm/core';
import { AccountSchema } from './account.entity.js';
import { MAX_PASSKEYS } from './passkeys.js';
import { SessionSchema } from './session.entity.js';

/** A passkey: a key pair on a person's device. We only have the public key. */
export const PasskeySchema = defineEntity({
  name: 'Passkey',
  tableName: 'passkey',
  properties: {
    id: p.uuid().primary(),
    accountId: () =>
      p
        .manyToOne(AccountSchema)
        .mapToPk()
        .fieldName('account_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('passkey_account_id_foreign'),
    /** 1 to 10, unique per account: limits how many passkeys it has. */
    slot: p.smallint(),
    /** The authenticator's id of the key (base64url). */
    credentialId: p.text(),
    /** In COSE format, as the authenticator sent it. */
    publicKey: p.blob(),
    /** Number of uses that the authenticator counted; stays 0 if it does not count. */
    counter: p.bigint('number'),
    /** How the browser reaches the authenticator, such as `internal,hybrid`. */
    transports: p.text(),
    name: p.text(),
    /** Copied to the person's other devices by their provider. */
    backedUp: p.boolean(),
    createdAt: p.datetime(3),
    lastUsedAt: p.datetime(3).strictNullable(),
  },
  uniques: [
    { name: 'passkey_slot_unique', properties: ['accountId', 'slot'] },
    { name: 'passkey_credential_id_unique', properties: ['credentialId'] },
  ],
  checks: [
    { name: 'passkey_slot_check', expression: `slot >= 1 and slot <= ${MAX_PASSKEYS}` },
    {
      name: 'passkey_credential_id_check',
      expression: 'char_length(credential_id) >= 1 and char_length(credential_id) <= 1400',
    },
    { name: 'passkey_counter_check', expression: 'counter >= 0' },
    { name: 'passkey_transports_check', expression: 'char_length(transports) <= 100' },
    {
      name: 'passkey_name_check',
      expression: 'btrim(name) = name and char_length(name) >= 1 and char_length(name) <= 60',
    },
  ],
});

/** A random value that a passkey must sign. Deleted when used. */
export const PasskeyChallengeSchema = defineEntity({
  name: 'PasskeyChallenge',
  tableName: 'passkey_challenge',
  properties: {
    /** SHA-256 (hex) of the challenge. */
    challengeHash: p.text().primary(),
    /** The session that may add a passkey with it; null if it is for a sign-in. */
    sessionId: () =>
      p
        .manyToOne(SessionSchema)
        .mapToPk()
        .strictNullable()
        .fieldName('session_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('passkey_challenge_session_id_foreign'),
    createdAt: p.datetime(3),
    expiresAt: p.datetime(3),
  },
  uniques: [{ name: 'passkey_challenge_session_id_unique', properties: ['sessionId'] }],
  indexes: [{ name: 'passkey_challenge_expires_at_index', properties: ['expiresAt'] }],
  checks: [
    { name: 'passkey_challenge_challenge_hash_check', expression: 'char_length(challenge_hash) = 64' },
    { name: 'passkey_challenge_expires_at_check', expression: 'expires_at > created_at' },
  ],
});
