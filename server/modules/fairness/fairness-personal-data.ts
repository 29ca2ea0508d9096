import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  type ExpiringKind,
  type ExportedFile,
  jsonFile,
  type PersonalDataHolder,
} from '../../platform/personal-data/personal-data.js';
import { WithdrawGroups } from './use-cases/withdraw-groups.js';

/** Self-declarations for the audit of scores. People can withdraw them at any time; closing the account deletes them. */
@Injectable()
export class FairnessPersonalData implements PersonalDataHolder {
  readonly name = 'fairness';
  readonly columns = ['audit_group.user_id'];
  readonly expiring: readonly ExpiringKind[] = [];

  constructor(
    private readonly em: EntityManager,
    private readonly withdraw: WithdrawGroups,
  ) {}

  async *export(accountId: string): AsyncIterable<ExportedFile> {
    yield jsonFile('self-declaration.json', () =>
      this.em
        .fork()
        .execute('select attribute, value, consent_at from fairness.audit_group where user_id = ? order by attribute', [
          accountId,
        ]),
    );
  }

  close(accountId: string): Promise<void> {
    return this.withdraw.execute(accountId);
  }

  erase(accountId: string): Promise<void> {
    return this.withdraw.execute(accountId);
  }
}
