import { join, resolve } from 'node:path';

import { type Env, InvalidEnvironment, parseEnv } from '../../platform/config/env.js';
import { LauncherError } from '../launcher-error.js';
import { freePort } from '../postgres/free-port.js';

/** The supervisor's settings from the environment. */
export interface LauncherSettings {
  readonly env: Env;
  /** Whether DATABASE_URL was set; otherwise the embedded database of DATA_DIR is used. */
  readonly externalDatabase: boolean;
  /** The API's address on this machine, whatever it is bound to. */
  readonly origin: string;
  readonly logFolder: string;
}

/**
 * Parses the environment like the processes will, so that an invalid setting is reported before anything starts.
 * @throws LauncherError with one line per variable
 */
export async function launcherSettings(source: NodeJS.ProcessEnv): Promise<LauncherSettings> {
  const externalDatabase = Boolean(source['DATABASE_URL']);
  const env = parse({
    ...source,
    // A placeholder for the parser: the real URL is known once the embedded database runs.
    DATABASE_URL: source['DATABASE_URL'] || 'postgres://127.0.0.1/entrevue',
    PORT: source['PORT'] === '0' ? String(await freePort()) : source['PORT'],
  });
  const host = env.HOST === '0.0.0.0' ? '127.0.0.1' : env.HOST === '::' ? '[::1]' : env.HOST;
  return {
    env,
    externalDatabase,
    origin: `http://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}:${env.PORT}`,
    logFolder: join(env.DATA_DIR, 'logs'),
  };
}

/** Environment of the product's processes: ours, with the database and derived settings. */
export function processEnvironment(settings: LauncherSettings, databaseUrl: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DATABASE_URL: databaseUrl,
    DATA_DIR: resolve(settings.env.DATA_DIR),
    PORT: String(settings.env.PORT),
  };
}

function parse(source: NodeJS.ProcessEnv): Env {
  try {
    return parseEnv(source);
  } catch (error) {
    if (error instanceof InvalidEnvironment) throw new LauncherError(error.lines.join('\n'));
    throw error;
  }
}
