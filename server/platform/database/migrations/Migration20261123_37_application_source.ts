import { Migration } from '@mikro-orm/migrations';

/** The page or site where an applicant found the posting; and an index with which response rates are computed without the table. */
export class Migration20261123_37_application_source extends Migration {
  override up(): void {
    this.addSql('alter table application add column source text null');
    this.addSql(`
      alter table application add constraint application_source_check
        check (source in ('SEARCH', 'MATCHES', 'DASHBOARD', 'COMPANY_PAGE', 'WEB', 'LINK'))
    `);
    this.addSql('drop index application_company_id_index');
    this.addSql(`
      create index application_company_id_index on application (company_id, applied_at desc, id desc)
        include (first_answer_at, status) where left_at is null
    `);
  }

  override down(): void {
    this.addSql('drop index application_company_id_index');
    this.addSql(`
      create index application_company_id_index on application (company_id, applied_at desc, id desc) where left_at is null
    `);
    this.addSql('alter table application drop column source');
  }
}
