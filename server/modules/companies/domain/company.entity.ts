import { defineEntity, p } from '@mikro-orm/core';
import { noNullEntries, textList } from '../../../platform/database/text-list.js';

/** Employee count ranges; `http/companies.contract.ts` has the same list. */
export type CompanySize = '1-10' | '11-50' | '51-200' | '201-500' | '501-1000' | '1000+';

export const CompanySchema = defineEntity({
  name: 'Company',
  tableName: 'company',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    /** The name in the form in which names are compared; computed by the database. */
    nameKey: p.text().generated('company_name_key(name) stored').nullable().lazy().returning(false),
    description: p.text().nullable(),
    industry: p.text().nullable(),
    size: p.text().$type<CompanySize>().nullable(),
    website: p.text().nullable(),
    location: p.text().nullable(),
    logoUrl: p.text().nullable(),
    founded: p.text().nullable(),
    employees: p.text().nullable(),
    videoUrl: p.text().nullable(),
    culture: textList(),
    benefits: textList(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
    /** Set when the company was removed. Lists leave it out; postings and messages still show its name. */
    removedAt: p.datetime(3).nullable(),
  },
  triggers: [
    {
      // The row of a removed company stays, so that no foreign key forgets its sign-in.
      name: 'company_sso_ends_with_company',
      timing: 'after',
      events: ['update'],
      expression: `create trigger company_sso_ends_with_company after update of removed_at on company
        for each row when (new.removed_at is not null) execute function company_sso_follow_company()`,
    },
  ],
  indexes: [
    {
      name: 'company_name_trgm_index',
      expression:
        'create index company_name_trgm_index on company using gin (fold_text(name) gin_trgm_ops) where removed_at is null',
    },
    {
      name: 'company_listed_index',
      expression: 'create index company_listed_index on company (fold_text(name), id) where removed_at is null',
    },
    {
      name: 'company_industry_trgm_index',
      expression:
        'create index company_industry_trgm_index on company using gin (fold_text(industry) gin_trgm_ops) where removed_at is null',
    },
    {
      name: 'company_location_trgm_index',
      expression:
        'create index company_location_trgm_index on company using gin (fold_text(location) gin_trgm_ops) where removed_at is null',
    },
    {
      name: 'company_logo_url_index',
      expression:
        'create index company_logo_url_index on company (logo_url) where removed_at is null and logo_url is not null',
    },
    {
      name: 'company_name_key_index',
      expression:
        'create index company_name_key_index on company using gin (company_name_key(name) gin_trgm_ops) where removed_at is null',
    },
    {
      name: 'company_stored_key_index',
      expression:
        'create index company_stored_key_index on company using gin (name_key gin_trgm_ops) where removed_at is null',
    },
    {
      name: 'company_key_words_index',
      expression:
        'create index company_key_words_index on company (company_name_words(name_key)) where removed_at is null',
    },
    {
      name: 'company_key_letters_index',
      expression:
        "create index company_key_letters_index on company (replace(name_key, ' ', '')) where removed_at is null",
    },
    {
      name: 'company_domain_index',
      expression:
        'create index company_domain_index on company (company_domain(website)) where removed_at is null and website is not null',
    },
  ],
  checks: [
    { name: 'company_name_check', expression: 'char_length(name) >= 1 and char_length(name) <= 160' },
    { name: 'company_description_check', expression: 'char_length(description) <= 10000' },
    { name: 'company_industry_check', expression: 'char_length(industry) <= 120' },
    {
      name: 'company_size_check',
      expression: "size in ('1-10', '11-50', '51-200', '201-500', '501-1000', '1000+')",
    },
    { name: 'company_website_check', expression: "website ~ '^https?://' and char_length(website) <= 500" },
    { name: 'company_location_check', expression: 'char_length(location) <= 160' },
    { name: 'company_logo_url_check', expression: "logo_url ~ '^(https?://|/api/)' and char_length(logo_url) <= 500" },
    { name: 'company_founded_check', expression: 'char_length(founded) <= 50' },
    { name: 'company_employees_check', expression: 'char_length(employees) <= 50' },
    {
      name: 'company_video_url_check',
      expression: "video_url ~ '^(https?://|/api/)' and char_length(video_url) <= 500",
    },
    { name: 'company_culture_check', expression: 'cardinality(culture) <= 30' },
    { name: 'company_benefits_check', expression: 'cardinality(benefits) <= 30' },
    noNullEntries('company', 'culture'),
    noNullEntries('company', 'benefits'),
  ],
});

/** Fields that the team can change; undefined leaves the value as it is. */
export interface CompanyDetails {
  readonly name?: string | undefined;
  readonly description?: string | null | undefined;
  readonly industry?: string | null | undefined;
  readonly size?: CompanySize | null | undefined;
  readonly website?: string | null | undefined;
  readonly location?: string | null | undefined;
  readonly logoUrl?: string | null | undefined;
  readonly founded?: string | null | undefined;
  readonly employees?: string | null | undefined;
  readonly videoUrl?: string | null | undefined;
  readonly culture?: readonly string[] | undefined;
  readonly benefits?: readonly string[] | undefined;
}

/** An employer. */
export class Company extends CompanySchema.class {
  static found(id: string, details: CompanyDetails & { readonly name: string }, now: Date): Company {
    const company = new Company();
    Object.assign(company, {
      id,
      description: null,
      industry: null,
      size: null,
      website: null,
      location: null,
      logoUrl: null,
      founded: null,
      employees: null,
      videoUrl: null,
      culture: [],
      benefits: [],
      createdAt: now,
      updatedAt: now,
      removedAt: null,
    });
    company.describe(details, now);
    return company;
  }

  describe(details: CompanyDetails, now: Date): void {
    Object.assign(this, Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined)));
    // A version too: two changes within one millisecond must not share one.
    this.updatedAt = new Date(Math.max(now.getTime(), this.updatedAt.getTime() + 1));
  }

  remove(now: Date): void {
    this.removedAt ??= now;
  }
}

CompanySchema.setClass(Company);
