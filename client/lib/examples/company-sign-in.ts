import type { SsoDomain } from '@modules/sso/http/sso-domains.contract';
import type { SsoSettings } from '@modules/sso/http/sso-settings.contract';

/** A domain that waits for its record. */
export const waitingDomain: SsoDomain = {
  id: '0198c1a4-5b7e-7c3d-9a1f-2e6d8b4c7f21',
  domain: 'courriel-montblanc.example',
  shown: 'courriel-montblanc.example',
  record: {
    name: '_entrevue.courriel-montblanc.example',
    value: 'entrevue-verification=3f9a0c2b7d41e8865a1cbe9027f4d013',
  },
  state: 'WAITING',
  result: null,
  checked_at: null,
  proved_at: null,
  ends_at: '2026-03-05T15:00:00.000Z',
  in_use: false,
};

/** The settings of a company's sign-in, for stories and specs: on, tested, with a stored secret. */
export const ownConnection: SsoSettings = {
  redirect_uri: 'https://entrevue.example/login/company/0198c1a4-5b7e-7c3d-9a1f-2e6d8b4c7f10',
  proved_domain: 'montblanc.example',
  confirmed_domain: 'montblanc.example',
  company_confirmed: true,
  domains: [],
  issuer: 'https://montblanc.okta.example',
  client_id: '0oa1b2c3d4e5f6',
  client_secret_set: true,
  domain: 'montblanc.example',
  enabled: true,
  works: true,
  required: false,
  default_role: 'REVIEWER',
  tested_at: '2026-03-02T15:00:00.000Z',
};

/** Before the first step. */
export const newConnection: SsoSettings = {
  ...ownConnection,
  proved_domain: null,
  confirmed_domain: null,
  company_confirmed: false,
  issuer: null,
  client_id: null,
  client_secret_set: false,
  domain: null,
  enabled: false,
  works: false,
  default_role: null,
  tested_at: null,
};
