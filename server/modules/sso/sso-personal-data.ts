import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  type ExpiringKind,
  type ExportedFile,
  jsonFile,
  type PersonalDataHolder,
} from '../../platform/personal-data/personal-data.js';

/** Personal data of company sign-ins: which person at a provider an account belongs to, and tests by owners under way. */
@Injectable()
export class SsoPersonalData implements PersonalDataHolder {
  readonly name = 'sso';
  readonly columns = ['company_sso_link.account_id', 'company_sso_attempt.owner_id'];
  readonly expiring: readonly ExpiringKind[] = [];

  constructor(private readonly em: EntityManager) {}

  async *export(accountId: string): AsyncIterable<ExportedFile> {
    yield jsonFile('company-sign-in.json', () =>
      this.em
        .fork()
        .execute(
          'select company_id, issuer, subject, created_at from company_sso_link where account_id = ? order by created_at',
          [accountId],
        ),
    );
  }

  async close(accountId: string): Promise<void> {
    await this.em.execute('delete from company_sso_link where account_id = ?', [accountId]);
    await this.em.execute('delete from company_sso_attempt where owner_id = ?', [accountId]);
  }

  erase(accountId: string): Promise<void> {
    return this.close(accountId);
  }
}
