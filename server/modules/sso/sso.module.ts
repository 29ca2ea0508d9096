import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { SecretBox } from '../../platform/security/secret-box.js';
import { CompaniesModule } from '../companies/index.js';
import { IdentityModule } from '../identity/index.js';
import { SsoCookie } from './http/sso-cookie.js';
import { SsoSettingsController } from './http/sso-settings.controller.js';
import { SsoSignInController } from './http/sso-sign-in.controller.js';
import { entities } from './persistence/entities.js';
import { SsoAttempts } from './persistence/sso-attempts.js';
import { SsoLinks } from './persistence/sso-links.js';
import { SsoRepository } from './persistence/sso.repository.js';
import { CompanyProvider } from './provider/company-provider.js';
import { ProviderFetch } from './provider/provider-fetch.js';
import { RequiredSignIn } from './queries/required-sign-in.query.js';
import { SsoSettingsQuery } from './queries/sso-settings.query.js';
import { SsoPersonalData } from './sso-personal-data.js';
import { BeginSso } from './use-cases/begin-sso.js';
import { EndSso } from './use-cases/end-sso.js';
import { RemoveSso } from './use-cases/remove-sso.js';
import { SaveSso } from './use-cases/save-sso.js';
import { SsoAccount } from './use-cases/sso-account.js';

/** Signing in with the OpenID provider of one's company. */
@Module({
  imports: [MikroOrmModule.forFeature(entities), CompaniesModule, IdentityModule],
  controllers: [SsoSettingsController, SsoSignInController],
  providers: [
    BeginSso,
    CompanyProvider,
    EndSso,
    ProviderFetch,
    RemoveSso,
    RequiredSignIn,
    SaveSso,
    SecretBox,
    SsoAccount,
    SsoAttempts,
    SsoCookie,
    SsoLinks,
    SsoPersonalData,
    SsoRepository,
    SsoSettingsQuery,
  ],
  exports: [RequiredSignIn, SsoPersonalData],
})
export class SsoModule {}
