import { Migration } from '@mikro-orm/migrations';

/** People's declarations about themselves so that scores can be audited, apart from all data that scores are computed from. */
export class Migration20261122_34_fairness extends Migration {
  override up(): void {
    this.addSql('create schema fairness');
    this.addSql(`
      create table fairness.audit_group (
        user_id uuid not null,
        attribute text not null,
        value text not null,
        consent_at timestamptz(3) not null,
        constraint audit_group_pkey primary key (user_id, attribute),
        constraint audit_group_attribute_check check (attribute in ('GENDER', 'ETHNICITY')),
        constraint audit_group_gender_check
          check (attribute <> 'GENDER' or value in ('WOMAN', 'MAN', 'NON_BINARY')),
        constraint audit_group_ethnicity_check
          check (attribute <> 'ETHNICITY' or value in ('INDIGENOUS', 'BLACK', 'EAST_ASIAN', 'SOUTH_ASIAN',
            'LATIN_AMERICAN', 'MIDDLE_EASTERN', 'WHITE', 'SEVERAL', 'OTHER'))
      )
    `);
  }

  override down(): void {
    this.addSql('drop schema fairness cascade');
  }
}
