import 'reflect-metadata';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { AuditLedgerQuery, VerifyChainsQuery } from './modules/credits/index.js';
import { openEveryVideo } from './modules/media/index.js';
import { mikroOrmConfig } from './platform/database/mikro-orm.config.js';

export { MediaBackup } from './modules/media/index.js';

export interface Inspection {
  /** Violations of the ledger's invariants, as sentences. */
  readonly ledgerFaults: readonly string[];
  readonly transactions: number;
  readonly videosOpened: number;
  /** Keys of video files that do not play. */
  readonly unreadableVideos: readonly string[];
  /** Milliseconds until the ledger was verified; from then on the product could serve people. */
  readonly ledgerMs: number;
}

/** Checks a restored copy: the whole ledger, and the first second of every video. */
export async function inspectCopy(
  url: string,
  { workFolder, ...where }: { storageUrl: string; workFolder: string; storedBefore: Date },
): Promise<Inspection> {
  const since = performance.now();
  const orm = await MikroORM.init(
    mikroOrmConfig({ url, entities: [], applicationName: 'entrevue-drill', poolSize: 1 }),
  );
  try {
    const em = orm.em.fork();
    await em.execute('set statement_timeout = 0');
    const chains = await new VerifyChainsQuery(em).execute();
    const faults = [...(await new AuditLedgerQuery(em).execute()), ...chains.faults];
    const ledgerMs = performance.now() - since;
    const { opened, unreadable } = await openEveryVideo(em, { ...where, workFolder: join(workFolder, 'work') });
    return {
      ledgerFaults: faults.map(({ invariant, ownerId, detail }) => `${invariant} account ${ownerId} ${detail}`),
      transactions: chains.transactions,
      videosOpened: opened,
      unreadableVideos: unreadable,
      ledgerMs,
    };
  } finally {
    await orm.close(true);
  }
}
