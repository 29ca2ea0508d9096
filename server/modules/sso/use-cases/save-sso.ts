import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Logger } from '../../../platform/logging/logger.js';
import { SecretBox } from '../../../platform/security/secret-box.js';
import { TeamSignInFacade } from '../../companies/index.js';
import { CompanySignInFacade, IdentityFacade } from '../../identity/index.js';
import { CompanySso, type SsoConnection } from '../domain/company-sso.entity.js';
import { CompanyNotConfirmed } from '../domain/domain.errors.js';
import { isHeld } from '../domain/domain-proof.js';
import { isIssuer } from '../domain/issuer-address.js';
import { DomainNotConfirmed, DomainNotProved, DomainTaken, IssuerRefused } from '../domain/sso.errors.js';
import type { SaveSsoRequest } from '../http/sso-settings.contract.js';
import { clientSecrets } from '../persistence/client-secrets.js';
import { DomainProofs } from '../persistence/domain-proofs.js';
import { SsoRepository } from '../persistence/sso.repository.js';
import { ProviderFetch } from '../provider/provider-fetch.js';
import { RequiredSignIn } from '../queries/required-sign-in.query.js';

const DAY_MS = 86_400_000;

/**
 * An owner connects the company's provider, or changes who may and must use it. All owners get an email.
 * Once it is required, the other sessions of the members who must use it end.
 */
@Injectable()
export class SaveSso {
  constructor(
    private readonly connections: SsoRepository,
    private readonly domains: DomainProofs,
    private readonly teams: TeamSignInFacade,
    private readonly required: RequiredSignIn,
    private readonly identity: IdentityFacade,
    private readonly signIn: CompanySignInFacade,
    private readonly secrets: SecretBox,
    private readonly asking: ProviderFetch,
    private readonly clock: Clock,
    private readonly transaction: Transaction,
    private readonly logger: Logger,
  ) {}

  /**
   * @throws NotFound, OwnersOnly, ReauthenticationRequired, WrongPassword, TooManyAttempts
   * @throws IssuerRefused, DomainNotProved, DomainNotConfirmed, CompanyNotConfirmed, NotTested, DomainTaken
   */
  async execute(actor: Actor, companyId: string, input: SaveSsoRequest): Promise<void> {
    await this.teams.assertOwner(companyId, actor.id);
    await this.identity.proveOwner(actor, input.current_password);
    if (!isIssuer(input.issuer, this.asking.mayBeLocal)) throw new IssuerRefused();
    const given = input.client_secret;
    const secret = typeof given === 'string' ? await this.secrets.seal(given, clientSecrets.purpose, companyId) : given;
    try {
      await this.transaction.run(() => this.#save(actor.id, companyId, input, secret));
    } catch (error) {
      // One company for a domain: the index or the trigger refuses the second one.
      if (error instanceof UniqueConstraintViolationException) throw new DomainTaken();
      throw error;
    }
    this.logger.info(
      {
        event: 'company-sign-in-changed',
        companyId,
        accountId: actor.id,
        enabled: input.enabled,
        required: input.required,
      },
      'company sign-in changed',
    );
  }

  async #save(
    ownerId: string,
    companyId: string,
    input: SaveSsoRequest,
    secret: Buffer | null | undefined,
  ): Promise<void> {
    await this.teams.holdAsOwner(companyId, ownerId);
    const stored = await this.connections.of(companyId);
    await this.#assertDomain(companyId, stored, input);
    const connection = this.#connected(companyId, stored, { ...input, clientId: input.client_id }, secret);
    const now = this.clock.now();
    connection.rule({ ...input, defaultRole: input.default_role }, now);
    if (input.enabled) await this.connections.releaseDomain(input.domain, now);
    await this.connections.flush();
    if (input.enabled) await this.domains.checkBy(companyId, input.domain, new Date(now.getTime() + DAY_MS));
    // Sessions that were opened another way would go around the rule for weeks.
    await this.signIn.endOtherSessions(await this.required.membersOf(companyId));
    await this.signIn.tellOwners(await this.teams.ownersOf(companyId));
  }

  async #assertDomain(companyId: string, stored: CompanySso | null, input: SaveSsoRequest): Promise<void> {
    const { domain, enabled } = input;
    const { emailDomain } = await this.teams.proofsOf(companyId);
    const byDns = (await this.domains.of(companyId)).some((one) => one.domain === domain && isHeld(one));
    // A connected domain was proved then. Any recruiter may prove another one, which must not stop the sign-in of the team.
    if (!byDns && domain !== emailDomain && domain !== stored?.domain) throw new DomainNotProved();
    if (!enabled || (await this.connections.isConfirmed(companyId, domain))) return;
    throw byDns ? new CompanyNotConfirmed() : new DomainNotConfirmed(domain);
  }

  #connected(
    companyId: string,
    stored: CompanySso | null,
    { issuer, clientId, domain }: SsoConnection,
    secret: Buffer | null | undefined,
  ): CompanySso {
    const now = this.clock.now();
    if (stored) {
      stored.connect({ issuer, clientId, domain }, secret, now);
      return stored;
    }
    const connection = CompanySso.connected(companyId, { issuer, clientId, domain }, secret ?? null, now);
    this.connections.add(connection);
    return connection;
  }
}
