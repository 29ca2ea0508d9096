import { freemem, totalmem } from 'node:os';
import { join } from 'node:path';

const MIB = 1024 * 1024;

/**
 * The settings every start passes on the command line, where nothing that was changed inside the database overrides them.
 * Durability is spelt out although it is the default: a power cut must not lose an acknowledged write.
 */
export function serverSettings(port: number): Readonly<Record<string, string>> {
  const shared = Math.max(32, Math.min(256, Math.floor(totalmem() / MIB / 16)));
  return {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    // Every queue has connections of its own: two APIs with their workers, as while one is replaced, ran out of a hundred.
    max_connections: '200',
    shared_buffers: `${shared}MB`,
    effective_cache_size: `${Math.max(64, Math.floor(Math.max(freemem(), totalmem() / 4) / MIB))}MB`,
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    max_wal_size: '1GB',
    random_page_cost: '1.1',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    // One file a weekday, overwritten a week later: the log stays bounded without anybody looking after it.
    logging_collector: 'on',
    log_directory: 'log',
    log_filename: 'server-%a.log',
    log_truncate_on_rotation: 'on',
    log_rotation_age: '1d',
    log_rotation_size: '0',
    cluster_name: 'entrevue',
  };
}

/** The `postgres` command line for a data folder. */
export function serverArguments(dataFolder: string, port: number): string[] {
  const settings = Object.entries(serverSettings(port)).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', join(dataFolder), ...settings];
}
