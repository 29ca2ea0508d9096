import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** The position of each sweep. */
@Injectable()
export class SweepPositions {
  constructor(private readonly em: EntityManager) {}

  /** The last id that was read; undefined if the next run starts at the first id. */
  async of(name: string): Promise<string | undefined> {
    const [row] = await this.em.execute<{ after_id: string }[]>('select after_id from match_sweep where name = ?', [
      name,
    ]);
    return row?.after_id;
  }

  /** @param after undefined: the next run starts at the first id */
  async keep(name: string, after: string | undefined): Promise<void> {
    await (after === undefined
      ? this.em.execute('delete from match_sweep where name = ?', [name])
      : this.em.execute(
          'insert into match_sweep (name, after_id) values (?, ?) on conflict (name) do update set after_id = excluded.after_id',
          [name, after],
        ));
  }
}
