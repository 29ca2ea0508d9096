import { freemem, totalmem } from 'node:os';
import { join } from 'node:path';

const MIB = 1024 * 1024;

/**
 * Settings passed on the command line at each start, so that changes inside the database cannot override them. Durability is
 * explicit although it is the default, because a power failure must not lose an acknowledged write.
 */
export function serverSettings(port: number): Readonly<Record<string, string>> {
  const shared = Math.max(32, Math.min(256, Math.floor(totalmem() / MIB / 16)));
  return {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    // Each queue has its own connections: two APIs with their workers, as during a replacement, exceeded a hundred.
    max_connections: '200',
    shared_buffers: `${shared}MB`,
    effective_cache_size: `${Math.max(64, Math.floor(Math.max(freemem(), totalmem() / 4) / MIB))}MB`,
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    max_wal_size: '1GB',
    wal_level: 'replica',
    // A backup that has stopped must not fill the disk: beyond this it starts again with a full copy.
    max_slot_wal_keep_size: '8GB',
    random_page_cost: '1.1',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    // One file per weekday, overwritten a week later, so that the log stays limited.
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
