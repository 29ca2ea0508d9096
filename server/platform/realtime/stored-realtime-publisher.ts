import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { Logger } from '../logging/logger.js';
import { QueueErrorReporter } from '../queue/error-reporter.js';
import { createRoomEmitter, type RoomEmitter } from './fan-out.js';
import { realtimePayloads, type RealtimeEvent } from './realtime.contract.js';
import { RealtimePublisher } from './realtime-publisher.js';
import { roomOfUser } from './rooms.js';

/** Stores an event, then emits it. A client that gets it twice recognizes the id; one that misses it reads it later. */
@Injectable()
export class StoredRealtimePublisher extends RealtimePublisher implements OnApplicationShutdown {
  readonly #rooms: RoomEmitter;

  constructor(
    private readonly em: EntityManager,
    private readonly orm: MikroORM,
    private readonly logger: Logger,
    settings: Settings,
    errors: QueueErrorReporter,
  ) {
    super();
    this.#rooms = createRoomEmitter(settings.env, (where, error) => errors.report(where, error));
  }

  override async publish(userIds: readonly string[], event: RealtimeEvent): Promise<void> {
    if (this.em.getTransactionContext()) throw new Error('realtime events are published after the commit');
    const concerned = [...new Set(userIds)];
    if (concerned.length === 0) return;
    try {
      const payload = realtimePayloads[event.type].parse(event.payload);
      const at = await this.#keep(concerned, event, payload);
      this.#rooms.emit(concerned.map(roomOfUser), event.type, { event_id: event.id, at, ...payload });
    } catch (error) {
      this.logger.error({ err: error, type: event.type, eventId: event.id }, 'realtime event not told');
    }
  }

  onApplicationShutdown(): Promise<void> {
    return this.#rooms.close();
  }

  /** @returns when it was first stored, from the database's clock, which all cursors use. */
  async #keep(userIds: readonly string[], event: RealtimeEvent, payload: object): Promise<string> {
    const rows = userIds.map(() => '(?::uuid, ?::uuid, ?, ?::jsonb, now())').join(', ');
    const [first] = await this.orm.em.fork().execute<{ at: string | Date }[]>(
      `insert into realtime_event (user_id, id, type, payload, at) values ${rows}
             on conflict (user_id, id) do update set type = excluded.type
         returning at`,
      userIds.flatMap((userId) => [userId, event.id, event.type, JSON.stringify(payload)]),
    );
    return new Date(first?.at ?? Number.NaN).toISOString();
  }
}
