import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AllowAnyone } from '../../../platform/auth/allow.decorator.js';
import { Settings } from '../../../platform/config/settings.js';
import { version } from '../../../platform/health/version.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { IdentityFacade } from '../../identity/index.js';
import { clientConfig, type ClientConfig } from './client-config.contract.js';

@ApiTags('operations')
@Controller('api/client-config')
export class ClientConfigController {
  constructor(
    private readonly settings: Settings,
    private readonly identity: IdentityFacade,
  ) {}

  @Get()
  @AllowAnyone()
  @Header('cache-control', 'public, max-age=60')
  @Answers(200, clientConfig, 'Settings that the client needs before sign-in.')
  async read(): Promise<ClientConfig> {
    const { env } = this.settings;
    return {
      demo_mode: env.DEMO_MODE,
      google_client_id: env.OIDC_GOOGLE_CLIENT_ID ?? null,
      google_authorization_url: await this.identity.googleAuthorizationUrl(),
      session: { idle_seconds: env.SESSION_IDLE_SECONDS, max_seconds: env.SESSION_MAX_SECONDS },
      contact: {
        email: env.CONTACT_EMAIL ?? null,
        phone: env.CONTACT_PHONE ?? null,
        social_url: env.SOCIAL_URL ?? null,
      },
      privacy_officer: {
        name: env.PRIVACY_OFFICER_NAME ?? null,
        title: env.PRIVACY_OFFICER_TITLE ?? null,
        email: env.PRIVACY_OFFICER_EMAIL ?? null,
        address: env.PRIVACY_OFFICER_ADDRESS ?? null,
      },
      service_worker: env.SERVICE_WORKER,
      version,
    };
  }
}
