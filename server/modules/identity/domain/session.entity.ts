import { defineEntity, p } from '@mikro-orm/core';
import { AccountSchema } from './account.entity.js';
import {
  type HandedOverPage,
  handedOverPages,
  sessionMethods,
  type SessionMethod,
} from './session-methods.contract.js';

const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'session',
  properties: {
    id: p.uuid().primary(),
    accountId: () =>
      p
        .manyToOne(AccountSchema)
        .mapToPk()
        .fieldName('account_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('session_account_id_foreign'),
    /** SHA-256 (hex) of the token. The token itself is shown once and never stored. */
    tokenHash: p.text(),
    createdAt: p.datetime(3),
    lastSeenAt: p.datetime(3),
    /** The absolute end. The idle limit counts from `lastSeenAt`. */
    expiresAt: p.datetime(3),
    revokedAt: p.datetime(3).strictNullable(),
    userAgent: p.text().strictNullable(),
    /** A coarse network (IPv4 /24, IPv6 /48): enough to recognise a place, not enough to track a person. */
    network: p.text().strictNullable(),
    /** Null for sessions that older versions opened. */
    method: p.text().$type<SessionMethod>().strictNullable(),
    /** The session that this one continues on a phone. It ends with it. */
    parentId: p.uuid().strictNullable(),
    /** The only page that a continued session may use; null for a full session. */
    limitedTo: p.text().$type<HandedOverPage>().strictNullable(),
    /** SHA-256 (hex) of the one-use link that opened this session. Unique, so that a link opens one session. */
    linkHash: p.text().strictNullable(),
  },
  uniques: [
    { name: 'session_token_hash_unique', properties: ['tokenHash'] },
    { name: 'session_link_hash_unique', properties: ['linkHash'] },
  ],
  indexes: [
    { name: 'session_account_id_index', properties: ['accountId', 'expiresAt'] },
    { name: 'session_expires_at_index', properties: ['expiresAt'] },
    { name: 'session_parent_id_index', properties: ['parentId'] },
  ],
  // Informs open sockets when a session ends, whatever ended it.
  triggers: [
    {
      name: 'session_tell_end',
      timing: 'after',
      events: ['update'],
      forEach: 'row',
      expression: `create trigger session_tell_end after update of revoked_at on session
        for each row when (old.revoked_at is null and new.revoked_at is not null) execute function session_tell_end()`,
    },
    {
      name: 'session_tell_removal',
      timing: 'after',
      events: ['delete'],
      forEach: 'row',
      expression: `create trigger session_tell_removal after delete on session
        for each row when (old.revoked_at is null and old.expires_at > now()) execute function session_tell_end()`,
    },
    // An expired session keeps its notifications on the device; an ended one (sign-out, removal, new password) does not.
    {
      name: 'session_end_push',
      timing: 'after',
      events: ['update'],
      forEach: 'row',
      expression: `create trigger session_end_push after update of revoked_at on session
        for each row when (old.revoked_at is null and new.revoked_at is not null)
        execute function push_device_end_with_session()`,
    },
    {
      name: 'session_end_continued',
      timing: 'after',
      events: ['update'],
      forEach: 'row',
      expression: `create trigger session_end_continued after update of revoked_at on session
        for each row when (old.revoked_at is null and new.revoked_at is not null)
        execute function session_end_continued()`,
    },
  ],
  checks: [
    { name: 'session_token_hash_check', expression: 'char_length(token_hash) = 64' },
    { name: 'session_expires_at_check', expression: 'expires_at > created_at' },
    { name: 'session_user_agent_check', expression: 'char_length(user_agent) >= 1 and char_length(user_agent) <= 300' },
    { name: 'session_network_check', expression: 'char_length(network) >= 1 and char_length(network) <= 50' },
    {
      name: 'session_method_check',
      expression: `method in (${sessionMethods.map((method) => `'${method}'`).join(', ')})`,
    },
    {
      name: 'session_limited_to_check',
      expression: `limited_to in (${handedOverPages.map((page) => `'${page}'`).join(', ')})`,
    },
    {
      name: 'session_continued_check',
      expression: `(limited_to is null) = (parent_id is null) and (limited_to is null or method = 'HANDOVER')`,
    },
    { name: 'session_link_hash_check', expression: 'char_length(link_hash) = 64' },
  ],
});

export interface NewSession {
  readonly id: string;
  readonly accountId: string;
  readonly tokenHash: string;
  readonly userAgent: string | null;
  readonly network: string | null;
  readonly method: SessionMethod;
  readonly maxSeconds: number;
  readonly continues?: Continued;
}

/** A session that continues one page of another one. */
export interface Continued {
  readonly parentId: string;
  readonly page: HandedOverPage;
  readonly linkHash: string;
}

/** One signed-in device. `session-lifetime.ts` decides whether it is still valid. */
export class Session extends SessionSchema.class {
  static open(input: NewSession, now: Date): Session {
    const session = new Session();
    session.id = input.id;
    session.accountId = input.accountId;
    session.tokenHash = input.tokenHash;
    session.createdAt = now;
    session.lastSeenAt = now;
    session.expiresAt = new Date(now.getTime() + input.maxSeconds * 1000);
    session.revokedAt = null;
    session.userAgent = input.userAgent;
    session.network = input.network;
    session.method = input.method;
    session.parentId = input.continues?.parentId ?? null;
    session.limitedTo = input.continues?.page ?? null;
    session.linkHash = input.continues?.linkHash ?? null;
    return session;
  }

  revoke(now: Date): void {
    this.revokedAt ??= now;
  }
}

SessionSchema.setClass(Session);
export { SessionSchema };
