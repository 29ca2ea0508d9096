import { defineEntity, p } from '@mikro-orm/core';
import { NotTested } from './sso.errors.js';

/** Roles that people of the domain may get without an invitation. */
export type JoiningRole = 'RECRUITER' | 'REVIEWER';

/** The OpenID provider with which a company's people sign in. */
export const CompanySsoSchema = defineEntity({
  name: 'CompanySso',
  tableName: 'company_sso',
  properties: {
    companyId: p.uuid().primary(),
    issuer: p.text(),
    clientId: p.text(),
    /** Sealed; null for a public client, which only PKCE protects. */
    clientSecret: p.blob().strictNullable(),
    domain: p.text(),
    enabled: p.boolean(),
    /** Whether members with an address at the domain must sign in with it. Owners never must. */
    required: p.boolean(),
    /** Null if only invited people may join. */
    defaultRole: p.text().$type<JoiningRole>().strictNullable(),
    /** Increases when provider or domain change; a sign-in that began before is refused. */
    revision: p.integer(),
    /** When an owner signed in with this revision. */
    testedAt: p.datetime(3).strictNullable(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
  indexes: [
    {
      name: 'company_sso_domain_unique',
      expression: 'create unique index company_sso_domain_unique on company_sso (domain) where enabled',
    },
  ],
  triggers: [
    {
      // Another company may have proved the domain by a DNS record, which is a row of another table.
      name: 'company_sso_holds_domain',
      timing: 'before',
      events: ['insert', 'update'],
      expression: `create trigger company_sso_holds_domain before insert or update of domain, enabled on company_sso
        for each row when (new.enabled) execute function company_sso_hold_domain()`,
    },
  ],
  checks: [
    { name: 'company_sso_issuer_check', expression: 'char_length(issuer) >= 1 and char_length(issuer) <= 300' },
    {
      name: 'company_sso_client_id_check',
      expression: 'char_length(client_id) >= 1 and char_length(client_id) <= 255',
    },
    {
      name: 'company_sso_domain_check',
      expression: 'domain = lower(domain) and char_length(domain) >= 1 and char_length(domain) <= 253',
    },
    { name: 'company_sso_default_role_check', expression: `default_role in ('RECRUITER', 'REVIEWER')` },
    { name: 'company_sso_revision_check', expression: 'revision >= 1' },
    { name: 'company_sso_enabled_check', expression: 'not enabled or tested_at is not null' },
  ],
});

/** Which provider, and for which addresses. */
export interface SsoConnection {
  readonly issuer: string;
  readonly clientId: string;
  readonly domain: string;
}

export interface SsoRules {
  readonly enabled: boolean;
  readonly required: boolean;
  readonly defaultRole: JoiningRole | null;
}

export class CompanySso extends CompanySsoSchema.class {
  static connected(companyId: string, connection: SsoConnection, secret: Buffer | null, now: Date): CompanySso {
    return Object.assign(new CompanySso(), {
      companyId,
      ...connection,
      clientSecret: secret,
      enabled: false,
      required: false,
      defaultRole: null,
      revision: 1,
      testedAt: null,
      createdAt: now,
      updatedAt: now,
    });
  }

  /**
   * Another provider, client or domain must be tested again, and is off until then.
   *
   * @param secret undefined keeps the stored one.
   */
  connect(connection: SsoConnection, secret: Buffer | null | undefined, now: Date): void {
    const isSame =
      secret === undefined &&
      connection.issuer === this.issuer &&
      connection.clientId === this.clientId &&
      connection.domain === this.domain;
    if (isSame) return;
    Object.assign(this, connection);
    if (secret !== undefined) this.clientSecret = secret;
    this.revision += 1;
    this.testedAt = null;
    this.enabled = false;
    this.updatedAt = now;
  }

  /** @throws NotTested if it is switched on before an owner signed in with it. */
  rule({ enabled, required, defaultRole }: SsoRules, now: Date): void {
    if (enabled && this.testedAt === null) throw new NotTested();
    Object.assign(this, { enabled, required, defaultRole });
    this.updatedAt = now;
  }

  /** An owner signed in with it. */
  pass(now: Date): void {
    this.testedAt = now;
    this.updatedAt = now;
  }
}

CompanySsoSchema.setClass(CompanySso);
