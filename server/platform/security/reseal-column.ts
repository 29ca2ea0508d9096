import type { EntityManager } from '@mikro-orm/postgresql';
import type { SecretBox } from './secret-box.js';

/** A column with values of `SecretBox`. The names come from our code, never from input. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** Column with the owner that the value was sealed for; unique in its table. */
  readonly owner: string;
  readonly purpose: string;
}

export interface Resealed {
  /** Sealed again with the current key. */
  readonly changed: number;
  /** Had the current key already. */
  readonly current: number;
  /** Owners of values that no known key opens. */
  readonly lost: readonly string[];
}

/** Small, so that each statement takes milliseconds beside a running product. */
const ROWS_A_BATCH = 200;

/**
 * Seals each value of a column with the current key. It may be stopped and run again, and run beside the product: each row is changed
 * by a statement of its own, only if it still has the value that was read.
 */
export async function resealColumn(em: EntityManager, box: SecretBox, column: SealedColumn): Promise<Resealed> {
  const { table, column: name, owner, purpose } = column;
  const lost: string[] = [];
  let [changed, current] = [0, 0];
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await em.execute<{ id: string; sealed: Uint8Array }[]>(
      `select ${owner} as id, ${name} as sealed from ${table} where ${owner} > ? and ${name} is not null order by ${owner} limit ${ROWS_A_BATCH}`,
      [after],
    );
    for (const { id, sealed } of rows) {
      const again = await resealed(box, sealed, purpose, id);
      if (again === 'current') current += 1;
      else if (again === 'lost') lost.push(id);
      else {
        // A row that the product changed meanwhile has the current key already.
        const done = await em.execute<unknown[]>(
          `update ${table} set ${name} = ? where ${owner} = ? and ${name} = ? returning 1`,
          [again, id, sealed],
        );
        if (done.length > 0) changed += 1;
        else current += 1;
      }
      after = id;
    }
    if (rows.length < ROWS_A_BATCH) return { changed, current, lost };
  }
}

async function resealed(
  box: SecretBox,
  sealed: Uint8Array,
  purpose: string,
  owner: string,
): Promise<Buffer | 'current' | 'lost'> {
  const isCurrent = await box.openCurrent(sealed, purpose, owner).then(
    () => true,
    () => false,
  );
  if (isCurrent) return 'current';
  const text = await box.open(sealed, purpose, owner).catch(() => null);
  return text === null ? 'lost' : box.seal(text, purpose, owner);
}
