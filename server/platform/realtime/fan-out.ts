import { createAdapter as createPostgresAdapter } from '@socket.io/postgres-adapter';
import { createAdapter as createRedisAdapter } from '@socket.io/redis-adapter';
import { Emitter as RedisEmitter } from '@socket.io/redis-emitter';
import { Redis } from 'ioredis';
import pg from 'pg';
import type { ServerOptions } from 'socket.io';
import type { Env } from '../config/env.js';

/** Used by all processes of one installation; distinguishes it from others in a shared Redis. */
const PREFIX = 'entrevue-realtime';
const ATTACHMENTS = 'realtime_attachment';

/** Name that the adapter gives to the channel of the default namespace. */
const CHANNEL = `${PREFIX}#/`;
/** A PostgreSQL notification is limited to 8,000 bytes; a room name is as long as an id. */
const ROOMS_AT_ONCE = 100;

/**
 * The message format between adapters for an event to rooms (socket.io-adapter, `MessageType.BROADCAST`, and an EVENT packet). The
 * matching emitter package sends no namespace yet, and this adapter ignores messages without one.
 */
const broadcastTo = (rooms: readonly string[], name: string, message: object): string =>
  JSON.stringify({
    uid: 'emitter',
    nsp: '/',
    type: 3,
    data: { packet: { type: 2, data: [name, message], nsp: '/' }, opts: { rooms, except: [], flags: {} } },
  });

type Report = (where: string, error: unknown) => void;

/** Emits an event to the sockets of rooms, in all processes. */
export interface RoomEmitter {
  emit(rooms: readonly string[], name: string, message: object): void;
  close(): Promise<void>;
}

/** Connects the processes that hold sockets. */
export interface FanOut {
  readonly adapter: ServerOptions['adapter'];
  close(): Promise<void>;
}

/** A dropped connection emits `error`; without a listener on the client itself that would end the process. */
function postgresPool(env: Env, max: number, report: Report): pg.Pool {
  const pool = new pg.Pool({
    connectionString: env.DATABASE_DIRECT_URL,
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

/** REDIS_URL decides, as in {@link createFanOut}. Connects on first use. */
export function createRoomEmitter(env: Env, report: Report): RoomEmitter {
  if (env.REDIS_URL !== undefined) {
    // Only one retry: events that wait in memory during an outage would be outdated.
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
        const packet = broadcastTo(rooms.slice(from, from + ROOMS_AT_ONCE), name, message);
        pool.query('select pg_notify($1, $2)', [CHANNEL, packet]).catch((error: unknown) => report('realtime', error));
      }
    },
    close: () => pool.end(),
  };
}

/**
 * PostgreSQL, or Redis if REDIS_URL is set.
 *
 * @param recovered called after a lost connection was restored: events sent meanwhile did not arrive here.
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
    // The adapter opens a new client when one ends but never releases the dead one to the pool, so release it here.
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
