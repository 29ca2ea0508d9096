import pg from 'pg';

import { LauncherError } from '../launcher-error.js';
import { formatLsn, type Lsn, parseLsn, segmentStart } from './lsn.js';
import { ReplicationClient } from './replication-client.js';
import { WalArchive } from './wal-archive.js';

/** Keeps the WAL on the server until it is archived, also while the backup does not run. */
export const SLOT = 'entrevue_backup';

const FLUSH_EVERY_MS = 1_000;
const EPOCH_2000_MS = Date.UTC(2000, 0, 1);
const ALREADY_EXISTS = '42710';
const UNKNOWN_SLOT = '42704';
const IN_USE = '55006';
/** The server has removed WAL that was asked for, or the slot's limit was reached. */
const goneCodes: ReadonlySet<string | undefined> = new Set(['58P01', '55000']);

/** The identity that the server reports. */
export interface ServerIdentity {
  /** Number of the cluster; a restored copy has the same. */
  readonly systemId: string;
  /** Raised by each recovery. */
  readonly timeline: number;
  readonly segmentSize: number;
}

/** WAL is missing between the archive and what the server still has: only a new base backup helps. */
export class WalGap extends Error {
  override readonly name = 'WalGap';
}

/** A running transfer of the WAL into an archive. */
export interface WalFollower {
  readonly identity: ServerIdentity;
  readonly archive: WalArchive;
  /** Resolves when `stop` was called; rejects when the connection is lost or the disk is full. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

export async function readIdentity(client: ReplicationClient): Promise<ServerIdentity & { position: Lsn }> {
  const [system] = await client.command('IDENTIFY_SYSTEM');
  const [size] = await client.command('SHOW wal_segment_size');
  const { systemid, timeline, xlogpos } = system ?? {};
  if (!systemid || !xlogpos) throw new Error('PostgreSQL did not identify itself.');
  return {
    systemId: systemid,
    timeline: Number(timeline),
    position: parseLsn(xlogpos),
    segmentSize: bytesOf(size?.['wal_segment_size'] ?? ''),
  };
}

/**
 * Receives the WAL as it is written, like `pg_receivewal`: a crash of the server's disk loses about a second.
 * @param afresh starts at the server's current position instead of where the archive ended, after a gap
 * @throws LauncherError if another process does so already
 */
export async function followWal(url: string, walFolder: string, { afresh = false } = {}): Promise<WalFollower> {
  const client = await ReplicationClient.connect(url);
  try {
    const identity = await readIdentity(client);
    const { timeline, segmentSize, position } = identity;
    if (afresh) await client.command(`DROP_REPLICATION_SLOT ${SLOT}`).catch(ignore(UNKNOWN_SLOT));
    await client.command(`CREATE_REPLICATION_SLOT ${SLOT} PHYSICAL RESERVE_WAL`).catch(ignore(ALREADY_EXISTS));
    const archive = new WalArchive(walFolder, segmentSize);
    const resumed = await archive.resumeAt(timeline);
    const start = afresh || resumed === null ? segmentStart(position, segmentSize) : resumed;
    archive.begin(start);

    let stopping = false;
    const report = (): void => {
      client.send(statusMessage(archive.flush()));
    };
    const command = `START_REPLICATION SLOT ${SLOT} PHYSICAL ${formatLsn(start)} TIMELINE ${timeline}`;
    let timer: NodeJS.Timeout | undefined;
    const begun = client.begun();
    const ended = client
      .receive(command, (message) => {
        timer ??= setInterval(report, FLUSH_EVERY_MS);
        // w: WAL, after three numbers of 8 bytes. k: the server is alive; its last byte asks for an answer.
        if (message[0] === 0x77) archive.write(timeline, message.readBigUInt64BE(1), message.subarray(25));
        else if (message.at(-1) === 1) report();
      })
      .then(
        // The server ends the stream when it has become part of another timeline.
        () => {
          throw new WalGap('The timeline of the database has ended.');
        },
        (error: unknown) => {
          if (!stopping) throw described(error);
        },
      )
      // oxlint-disable-next-line typescript/no-misused-promises -- `finally` waits for the promise
      .finally(async () => {
        clearInterval(timer);
        archive.close();
        await client.close();
      });
    ended.catch(() => undefined); // The caller awaits it later.
    // A refusal, for example of a second backup, must come before the caller copies the database.
    await Promise.race([begun, ended]);
    return {
      identity,
      archive,
      ended,
      stop: async () => {
        stopping = true;
        client.cut();
        await ended;
        await archive.settled();
      },
    };
  } catch (error) {
    await client.close();
    throw error;
  }
}

/** Written, flushed and applied up to; the server keeps nothing before it. */
function statusMessage(flushed: Lsn): Buffer {
  const message = Buffer.alloc(34);
  message.write('r');
  for (const at of [1, 9, 17]) message.writeBigUInt64BE(flushed, at);
  message.writeBigInt64BE(BigInt(Date.now() - EPOCH_2000_MS) * 1_000n, 25);
  return message;
}

function described(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  if (error.code === IN_USE) return new LauncherError('Another npm run backup follows this database already.');
  return goneCodes.has(error.code) ? new WalGap(error.message) : error;
}

const ignore =
  (code: string) =>
  (error: unknown): [] => {
    if (error instanceof pg.DatabaseError && error.code === code) return [];
    throw error;
  };

/** @example bytesOf('16MB') is 16 * 1024 * 1024 */
function bytesOf(size: string): number {
  const match = /^(\d+)(MB|GB)$/.exec(size);
  if (match === null) throw new Error(`wal_segment_size is "${size}"`);
  return Number(match[1]) * 1024 * 1024 * (match[2] === 'GB' ? 1024 : 1);
}
