import { resolve } from 'node:path';
import { z } from 'zod';

import { LauncherError } from '../launcher-error.js';

const DAYS = 24 * 60 * 60_000;

const schema = z.object({
  BACKUP_DIR: z.string().min(1),
  BACKUP_SECRETS_DIR: z.string().min(1).optional(),
  BACKUP_DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:/, 'must start with postgres:')
    .optional(),
  // Longer would keep what people have erased: the privacy policy allows 30 days.
  BACKUP_KEEP_DAYS: z.coerce.number().int().min(1).max(30).default(14),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.string().optional(),
  DATABASE_DIRECT_URL: z.string().optional(),
  STORAGE_URL: z.string().optional(),
  SECRETS_KEY: z.string().optional(),
});

/** Settings of backup, restore and drill. Few, because a new machine has only the backup. */
export interface BackupSettings {
  readonly backupDir: string;
  /** Where `secrets.key` is kept, apart from the data that it protects; null if the operator keeps it elsewhere. */
  readonly secretsDir: string | null;
  /** A role with REPLICATION; null: DATABASE_URL, or the superuser of the embedded database. */
  readonly replicationUrl: string | null;
  readonly keepMs: number;
  readonly dataDir: string;
  /** Null: the embedded database of `dataDir`. */
  readonly databaseUrl: string | null;
  readonly storageUrl: string;
  /** Whether the key of secrets is in a file of `dataDir`, and not in the environment. */
  readonly hasKeyFile: boolean;
}

/** @throws LauncherError with one line for each setting that is missing or invalid */
export function backupSettings(source: NodeJS.ProcessEnv): BackupSettings {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new LauncherError([...lines, 'BACKUP_DIR is the folder of the backups, on another disk.'].join('\n'));
  }
  const env = parsed.data;
  const dataDir = resolve(env.DATA_DIR);
  const [backupDir, secretsDir] = [resolve(env.BACKUP_DIR), env.BACKUP_SECRETS_DIR && resolve(env.BACKUP_SECRETS_DIR)];
  if (secretsDir && `${secretsDir}/`.startsWith(`${backupDir}/`)) {
    throw new LauncherError('BACKUP_SECRETS_DIR must be outside BACKUP_DIR: a key beside the data protects nothing.');
  }
  return {
    backupDir,
    secretsDir: secretsDir || null,
    replicationUrl: env.BACKUP_DATABASE_URL ?? null,
    keepMs: env.BACKUP_KEEP_DAYS * DAYS,
    dataDir,
    databaseUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL ?? null,
    storageUrl: env.STORAGE_URL ?? `file:${resolve(dataDir, 'media')}`,
    hasKeyFile: env.SECRETS_KEY === undefined,
  };
}
