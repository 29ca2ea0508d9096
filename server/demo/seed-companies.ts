import type { INestApplicationContext } from '@nestjs/common';
import { CompaniesFacade } from '../modules/companies/index.js';
import type { CreateCompanyInput } from '../modules/companies/http/companies.contract.js';
import { CreateCompany } from '../modules/companies/use-cases/create-company.js';
import { demoAccounts } from '../modules/identity/domain/demo-accounts.js';
import { IdentityFacade } from '../modules/identity/index.js';
import { companies } from './content/companies.js';
import type { CompanyKey, DemoCompany } from './content/content-types.js';
import { frenchTypography } from './french-typography.js';

/** A company of the demo and the recruiter who works for it. */
export interface SeededCompany {
  readonly companyId: string;
  readonly recruiterId: string;
}

const englishPages: ReadonlySet<CompanyKey> = new Set<CompanyKey>(['college']);

function pageOf({ key, page }: DemoCompany): CreateCompanyInput {
  if (englishPages.has(key) || !page.description) return page;
  return { ...page, description: frenchTypography(page.description) };
}

/** Creates every missing company with its recruiter; existing ones stay unchanged. */
export async function seedCompanies(app: INestApplicationContext): Promise<ReadonlyMap<CompanyKey, SeededCompany>> {
  const identity = app.get(IdentityFacade, { strict: false });
  const facade = app.get(CompaniesFacade, { strict: false });
  const createCompany = app.get(CreateCompany, { strict: false });
  const seeded = new Map<CompanyKey, SeededCompany>();
  for (const company of companies) {
    const { id: recruiterId } = await identity.registerDemoAccount({
      email: company.recruiter ? `${company.key}@demo.example` : demoAccounts.RECRUITER.email,
      full_name: company.recruiter ?? demoAccounts.RECRUITER.fullName,
      user_type: 'RECRUITER',
      language: englishPages.has(company.key) ? 'en' : 'fr',
    });
    const existing = await facade.companyOf(recruiterId);
    const companyId = existing?.id ?? (await createCompany.execute(recruiterId, pageOf(company)));
    seeded.set(company.key, { companyId, recruiterId });
  }
  return seeded;
}
