import { CompanyDomainSchema } from '../domain/company-domain.entity.js';
import { CompanySsoSchema } from '../domain/company-sso.entity.js';
import { SsoAttemptSchema, SsoLinkSchema } from '../domain/sso-rows.entity.js';

export const entities = [CompanySsoSchema, SsoLinkSchema, SsoAttemptSchema, CompanyDomainSchema];
