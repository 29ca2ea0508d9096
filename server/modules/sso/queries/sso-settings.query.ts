import { Injectable } from '@nestjs/common';
import { TeamSignInFacade } from '../../companies/index.js';
import { recordOf, shownDomain } from '../dns/claimed-domain.js';
import { proofTimes } from '../domain/domain-proof.js';
import type { SsoDomain } from '../http/sso-domains.contract.js';
import type { SsoSettings } from '../http/sso-settings.contract.js';
import { DomainProofs, type StoredDomain } from '../persistence/domain-proofs.js';
import { SsoRepository } from '../persistence/sso.repository.js';
import { CompanyProvider } from '../provider/company-provider.js';

/** The sign-in of a company, for its owners. The client secret never leaves the server. */
@Injectable()
export class SsoSettingsQuery {
  constructor(
    private readonly connections: SsoRepository,
    private readonly domains: DomainProofs,
    private readonly teams: TeamSignInFacade,
    private readonly provider: CompanyProvider,
  ) {}

  /** @throws NotFound, OwnersOnly */
  async execute(ownerId: string, companyId: string): Promise<SsoSettings> {
    await this.teams.assertOwner(companyId, ownerId);
    const { emailDomain, confirmedDomain, isKnown } = await this.teams.proofsOf(companyId);
    const stored = await this.connections.of(companyId);
    return {
      redirect_uri: this.provider.redirectUri(companyId),
      proved_domain: emailDomain,
      confirmed_domain: confirmedDomain,
      company_confirmed: isKnown,
      domains: (await this.domains.of(companyId)).map(answered),
      issuer: stored?.issuer ?? null,
      client_id: stored?.clientId ?? null,
      client_secret_set: stored !== null && stored.clientSecret !== null,
      domain: stored?.domain ?? null,
      enabled: stored?.enabled ?? false,
      works: stored !== null && stored.enabled && (await this.connections.isConfirmed(companyId, stored.domain)),
      required: stored?.required ?? false,
      default_role: stored?.defaultRole ?? null,
      tested_at: stored?.testedAt?.toISOString() ?? null,
    };
  }
}

function answered(one: StoredDomain): SsoDomain {
  const { id, domain, token, state, result, isInUse } = one;
  return {
    id,
    domain,
    shown: shownDomain(domain),
    record: recordOf(domain, token),
    state,
    result,
    checked_at: one.checkedAt?.toISOString() ?? null,
    proved_at: one.provedAt?.toISOString() ?? null,
    ends_at: endOf(one)?.toISOString() ?? null,
    in_use: isInUse,
  };
}

function endOf({ state, waitsUntil, missingSince }: StoredDomain): Date | null {
  if (state === 'WAITING') return waitsUntil;
  return state === 'MISSING' && missingSince ? new Date(missingSince.getTime() + proofTimes.grace) : null;
}
