import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { DatabaseTime } from '../../platform/clock/database-time.js';
import { TxtLookup } from '../../platform/dns/txt-lookup.js';
import { SecretBox } from '../../platform/security/secret-box.js';
import { CompaniesModule } from '../companies/index.js';
import { IdentityModule } from '../identity/index.js';
import { SsoCookie } from './http/sso-cookie.js';
import { SsoDomainsController } from './http/sso-domains.controller.js';
import { SsoSettingsController } from './http/sso-settings.controller.js';
import { SsoSignInController } from './http/sso-sign-in.controller.js';
import { CheckDomainsJob } from './jobs/check-domains.job.js';
import { DomainProofs } from './persistence/domain-proofs.js';
import { entities } from './persistence/entities.js';
import { SsoAttempts } from './persistence/sso-attempts.js';
import { SsoLinks } from './persistence/sso-links.js';
import { SsoRepository } from './persistence/sso.repository.js';
import { CompanyProvider } from './provider/company-provider.js';
import { ProviderFetch } from './provider/provider-fetch.js';
import { RequiredSignIn } from './queries/required-sign-in.query.js';
import { SsoSettingsQuery } from './queries/sso-settings.query.js';
import { SsoPersonalData } from './sso-personal-data.js';
import { AddDomain } from './use-cases/add-domain.js';
import { BeginSso } from './use-cases/begin-sso.js';
import { CheckDomain } from './use-cases/check-domain.js';
import { CheckDueDomains } from './use-cases/check-due-domains.js';
import { EndSso } from './use-cases/end-sso.js';
import { RemoveDomain } from './use-cases/remove-domain.js';
import { RemoveSso } from './use-cases/remove-sso.js';
import { SaveSso } from './use-cases/save-sso.js';
import { SettleDomainCheck } from './use-cases/settle-domain-check.js';
import { SsoAccount } from './use-cases/sso-account.js';

/** Signing in with the OpenID provider of one's company. */
@Module({
  imports: [MikroOrmModule.forFeature(entities), CompaniesModule, IdentityModule],
  controllers: [SsoSettingsController, SsoDomainsController, SsoSignInController],
  providers: [
    AddDomain,
    BeginSso,
    CheckDomain,
    CheckDomainsJob,
    CheckDueDomains,
    CompanyProvider,
    DatabaseTime,
    DomainProofs,
    EndSso,
    ProviderFetch,
    RemoveDomain,
    RemoveSso,
    RequiredSignIn,
    SaveSso,
    SecretBox,
    SettleDomainCheck,
    SsoAccount,
    SsoAttempts,
    SsoCookie,
    SsoLinks,
    SsoPersonalData,
    SsoRepository,
    SsoSettingsQuery,
    TxtLookup,
  ],
  exports: [RequiredSignIn, SsoPersonalData],
})
export class SsoModule {}
