import { Injectable } from '@nestjs/common';
import { TeamSignInFacade } from '../../companies/index.js';
import { isUsable } from '../domain/usable.js';
import type { SsoSettings } from '../http/sso-settings.contract.js';
import { SsoRepository } from '../persistence/sso.repository.js';
import { CompanyProvider } from '../provider/company-provider.js';

/** The sign-in of a company, for its owners. The client secret never leaves the server. */
@Injectable()
export class SsoSettingsQuery {
  constructor(
    private readonly connections: SsoRepository,
    private readonly teams: TeamSignInFacade,
    private readonly provider: CompanyProvider,
  ) {}

  /** @throws NotFound, OwnersOnly */
  async execute(ownerId: string, companyId: string): Promise<SsoSettings> {
    await this.teams.assertOwner(companyId, ownerId);
    const { emailDomain, confirmedDomain } = await this.teams.proofsOf(companyId);
    const stored = await this.connections.of(companyId);
    return {
      redirect_uri: this.provider.redirectUri(companyId),
      proved_domain: emailDomain,
      confirmed_domain: confirmedDomain,
      issuer: stored?.issuer ?? null,
      client_id: stored?.clientId ?? null,
      client_secret_set: stored !== null && stored.clientSecret !== null,
      domain: stored?.domain ?? null,
      enabled: stored?.enabled ?? false,
      works: stored !== null && isUsable(stored, confirmedDomain),
      required: stored?.required ?? false,
      default_role: stored?.defaultRole ?? null,
      tested_at: stored?.testedAt?.toISOString() ?? null,
    };
  }
}
