import { Migration } from '@mikro-orm/migrations';
import { contracts } from '../../../../server/platform/database/contracts.js';
import { ConcurrentIndexes } from '../../../../server/platform/database/concurrent-indexes.js';

/** Notes the time limits of its connection, and takes longer than the database allows. */
export class Slow extends Migration {
  override up(): void {
    this.addSql('select pg_sleep(0.6)');
    this.addSql(`
      create table seen_limits as
        select name, setting from pg_settings
         where name in ('statement_timeout', 'idle_in_transaction_session_timeout', 'lock_timeout')
    `);
  }
}

export class MakesPlaces extends Migration {
  override up(): void {
    this.addSql('create table place (name text, made text not null default txid_current()::text)');
    this.addSql(`insert into place (name) values ('Gaspé'), ('Gaspé'), ('Sept-Îles')`);
  }
}

export class ChangesPlaces extends Migration {
  override up(): void {
    this.addSql('alter table place add column town text');
  }
}

/** Fails until the table of regions exists. */
export class NeedsRegions extends Migration {
  override up(): void {
    this.addSql('alter table place add column changed text');
    this.addSql('insert into place (name) select name from region');
  }
}

export class IndexesPlaces extends ConcurrentIndexes {
  override async up(): Promise<void> {
    await this.createConcurrently('place_name_index', 'on place (name)');
  }
}

export class MakesPlacesUnique extends ConcurrentIndexes {
  override async up(): Promise<void> {
    await this.createConcurrently('place_name_key', 'on place (name)', { unique: true });
  }
}

export class MakesRegions extends Migration {
  override up(): void {
    this.addSql('create table region (name text)');
  }
}

export class DropsPlaceNames extends Migration {
  override up(): void {
    this.addSql(contracts(this, { needs: 'ChangesPlaces' }));
    this.addSql('alter table place drop column name');
  }
}
