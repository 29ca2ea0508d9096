import { Migration } from '@mikro-orm/migrations';

const letters = `'VERIFY_EMAIL', 'RESET_PASSWORD', 'PASSWORD_CHANGED', 'RECRUITER_APPROVED', 'RECRUITER_REJECTED',
  'SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF', 'ACCOUNT_SUSPENDED', 'ACCOUNT_RESTORED'`;

/**
 * The sentences about a match that a company may read while the profile is masked. Until the worker has computed them, existing proposals
 * keep their score and show no sentence. Also the email to the owner of an address with which somebody tried to register.
 */
export class Migration20261124_39_masked_matches extends Migration {
  override up(): void {
    this.addSql(`
      alter table match
        add column card_score smallint not null default 0,
        add column card_result jsonb null,
        add column card_proposed boolean not null default false,
        add constraint match_card_score_check check (card_score >= 0 and card_score <= 100),
        add constraint match_card_result_check check (jsonb_typeof(card_result) = 'object')
    `);
    this.addSql('update match set card_score = match_score, card_proposed = true');
    this.allowLetters(`${letters}, 'REGISTRATION_ATTEMPTED'`);
  }

  private allowLetters(kinds: string): void {
    this.addSql('alter table account_letter drop constraint account_letter_kind_check');
    this.addSql(`alter table account_letter add constraint account_letter_kind_check check (kind in (${kinds}))`);
  }

  override down(): void {
    this.addSql(`delete from account_letter where kind = 'REGISTRATION_ATTEMPTED'`);
    this.allowLetters(letters);
    this.addSql('alter table match drop column card_score, drop column card_result, drop column card_proposed');
  }
}
