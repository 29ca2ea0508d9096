import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Transaction } from '../../platform/database/transaction.js';
import {
  type ExpiringKind,
  type ExportedFile,
  jsonFile,
  type PersonalDataHolder,
} from '../../platform/personal-data/personal-data.js';

/** Operators' actions and their subjects. Only ids, which identify nobody after an account is closed, so entries are kept as proof. */
@Injectable()
export class OperationsPersonalData implements PersonalDataHolder {
  readonly name = 'operations';
  readonly columns = ['audit_entry.operator_id', 'audit_entry.subject_id'];
  readonly expiring: readonly ExpiringKind[] = [
    { kind: 'AUDIT_LOG', purge: (before, limit) => this.#purge(before, limit) },
  ];

  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
  ) {}

  /** Decisions about the person. The operator who decided is not exported. */
  async *export(accountId: string): AsyncIterable<ExportedFile> {
    yield jsonFile('decisions-about-me.json', () =>
      this.em
        .fork()
        .execute(
          `select at, action, reason from audit_entry where subject_type = 'ACCOUNT' and subject_id = ? order by at desc, id desc`,
          [accountId],
        ),
    );
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  erase(): Promise<void> {
    return Promise.resolve();
  }

  /** The table's trigger refuses deletes unless `entrevue.erasure` is on. */
  #purge(before: Date, limit: number): Promise<number> {
    return this.transaction.run(async () => {
      const allow = (value: 'on' | 'off'): Promise<unknown> =>
        this.em.execute(`select set_config('entrevue.erasure', ?, true)`, [value]);
      await allow('on');
      const rows = await this.em.execute<unknown[]>(
        'delete from audit_entry where id in (select id from audit_entry where at < ? order by at, id limit ?) returning id',
        [before, limit],
      );
      await allow('off');
      return rows.length;
    });
  }
}
