import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { TeamSignInFacade } from '../../companies/index.js';
import { CompanySignInFacade, type Device } from '../../identity/index.js';
import type { CompanySso } from '../domain/company-sso.entity.js';
import { domainOf } from '../domain/email-domain.js';
import { SsoAttempts } from '../persistence/sso-attempts.js';
import { SsoRepository } from '../persistence/sso.repository.js';
import { CompanyProvider } from '../provider/company-provider.js';
import { signInSecrets } from '../provider/sign-in-secrets.js';

/** A sign-in that was begun: the provider's page, and the secret for the browser's cookie. */
export interface BegunSso {
  readonly redirect: string;
  readonly cookie: string;
}

/** Begins a sign-in with a company's provider, or an owner's test of it. */
@Injectable()
export class BeginSso {
  constructor(
    private readonly connections: SsoRepository,
    private readonly attempts: SsoAttempts,
    private readonly provider: CompanyProvider,
    private readonly signIn: CompanySignInFacade,
    private readonly teams: TeamSignInFacade,
  ) {}

  /**
   * Looks only at the domain of the address, so the answer tells nothing about accounts.
   *
   * @returns null if no company's sign-in is on for the domain.
   * @throws TooManyAttempts, SsoUnavailable
   */
  async execute(email: string, device: Device): Promise<BegunSso | null> {
    await this.signIn.countStart(device);
    const connection = await this.connections.ofDomain(domainOf(email));
    return connection ? this.#begin(connection, null, email) : null;
  }

  /** @throws NotFound, OwnersOnly, TooManyAttempts, SsoUnavailable */
  async test(actor: Actor, companyId: string, device: Device): Promise<BegunSso> {
    await this.teams.assertOwner(companyId, actor.id);
    await this.signIn.countStart(device);
    const connection = await this.connections.of(companyId);
    if (!connection) throw new NotFound();
    return this.#begin(connection, actor.id, null);
  }

  async #begin(connection: CompanySso, ownerId: string | null, email: string | null): Promise<BegunSso> {
    const cookie = randomBytes(32).toString('base64url');
    const secrets = signInSecrets(cookie);
    const redirect = await this.provider.signInPage(connection, secrets, email);
    const { companyId, revision } = connection;
    await this.attempts.begin(secrets.state, { companyId, revision, ownerId });
    return { redirect, cookie };
  }
}
