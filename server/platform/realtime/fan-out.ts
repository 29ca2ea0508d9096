import { createAdapter as createPostgresAdapter } from '@socket.io/postgres-adapter';
import { createAdapter as createRedisAdapter } from '@socket.io/redis-adapter';
import { Emitter as RedisEmitter } from '@socket.io/redis-emitter';
import { Redis } from 'ioredis';
import pg from 'pg';
import type { ServerOptions } from 'socket.io';
import type { Env } from '../config/env.js';

/** Both ends must agree on these; an installation that shares its Redis with others keeps its own name. */
const PREFIX = 'entrevue-realtime';
const ATTACHMENTS = 'realtime_attachment';

/** The channel of the one namespace, as the adapter names it. */
const CHANNEL = `${PREFIX}#/`;
/** A notification of PostgreSQL holds 8 000 bytes; a room has the length of an id. */
const ROOMS_AT_ONCE = 100;

/**
 * What the adapters of two processes say to each other for an event to rooms (socket.io-adapter, `MessageType.BROADCAST`, and an
 * EVENT packet). The emitter that belongs to them names no namespace yet, and this adapter hears nothing that names none.
 */
const broadcastTo = (rooms: readonly string[], name: string, message: object): string =>
  JSON.stringify({
    uid: 'emitter',
    nsp: '/',
    type: 3,
    data: { packet: { type: 2, data: [name, message], nsp: '/' }, opts: { rooms, except: [], flags: {} } },
  });

type Report = (where: string, error: unknown) => void;

/** Says something to the sockets of rooms, in whichever process they are. */
export interface RoomEmitter {
  emit(rooms: readonly string[], name: string, message: object): void;
  close(): Promise<void>;
}

/** How the processes that hold sockets hear of each other. */
export interface FanOut {
  readonly adapter: ServerOptions['adapter'];
  close(): Promise<void>;
}

/** A dropped connection emits `error`; without a listener on the client itself that ends the process. */
function postgresPool(env: Env, max: number, report: Report): pg.Pool {
  const pool = new pg.Pool({
    connectionString: env.DATABASE_URL,
    application_name: PREFIX,
    max,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    allowExitOnIdle: true,
  });
  pool.on('error', (error) => report('realtime', error));
  pool.on('connect', (client) => client.on('error', (error) => report('realtime', error)));
  return pool;
}

function redisClient(url: string, report: Report, maxRetriesPerRequest: number | null): Redis {
  const redis = new Redis(url, { connectTimeout: 5_000, maxRetriesPerRequest, lazyConnect: true });
  redis.on('error', (error: Error) => report('realtime redis', error));
  return redis;
}

/** REDIS_URL decides, as it does for {@link createFanOut}. Connects when there is something to say. */
export function createRoomEmitter(env: Env, report: Report): RoomEmitter {
  if (env.REDIS_URL !== undefined) {
    // One retry: what waits in memory for a Redis that is away is old news when it is told.
    const redis = redisClient(env.REDIS_URL, report, 1);
    const emitter = new RedisEmitter(
      {
        publish: (channel: string, message: Buffer) =>
          redis.publish(channel, message).catch((error: unknown) => report('realtime redis', error)),
      },
      { key: PREFIX },
    );
    return {
      emit: (rooms, name, message) => void emitter.to([...rooms]).emit(name, message),
      close: async () => redis.disconnect(),
    };
  }
  const pool = postgresPool(env, 2, report);
  return {
    emit: (rooms, name, message) => {
      for (let from = 0; from < rooms.length; from += ROOMS_AT_ONCE) {
        const said = broadcastTo(rooms.slice(from, from + ROOMS_AT_ONCE), name, message);
        pool.query('select pg_notify($1, $2)', [CHANNEL, said]).catch((error: unknown) => report('realtime', error));
      }
    },
    close: () => pool.end(),
  };
}

/**
 * PostgreSQL, or Redis where REDIS_URL is set.
 *
 * @param recovered called when the line was lost and is there again: what was said meanwhile did not arrive here.
 */
export function createFanOut(env: Env, report: Report, recovered: () => void): FanOut {
  return env.REDIS_URL !== undefined
    ? throughRedis(env.REDIS_URL, report, recovered)
    : throughPostgres(env, report, recovered);
}

function throughRedis(url: string, report: Report, recovered: () => void): FanOut {
  const [publishing, listening] = [redisClient(url, report, null), redisClient(url, report, null)];
  let wasReady = false;
  listening.on('ready', () => {
    if (wasReady) recovered();
    wasReady = true;
  });
  return {
    adapter: createRedisAdapter(publishing, listening, { key: PREFIX }),
    close: async () => {
      publishing.disconnect();
      listening.disconnect();
    },
  };
}

function throughPostgres(env: Env, report: Report, recovered: () => void): FanOut {
  const pool = postgresPool(env, 3, report);
  let connections = 0;
  const lines = {
    query: (text: string, values?: unknown[]) => pool.query(text, values),
    // The adapter opens a new line when one ends but keeps the dead one out of the pool for ever: it is given back here.
    connect: async () => {
      const client = await pool.connect();
      client.once('end', () => client.release(true));
      connections += 1;
      if (connections > 1) recovered();
      return client;
    },
  };
  const adapter = createPostgresAdapter(lines as never, {
    channelPrefix: PREFIX,
    tableName: ATTACHMENTS,
    cleanupInterval: 3_600_000,
    errorHandler: (error: unknown) => report('realtime', error),
  });
  return { adapter, close: () => pool.end() };
}
