import { MikroORM, PostgreSqlDriver } from '@mikro-orm/postgresql';
import type { AnyEntity, EntitySchema } from '@mikro-orm/core';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { type DynamicModule, Global, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { FollowDatabaseClock } from '../clock/follow-database-clock.js';
import { Settings } from '../config/settings.js';
import { Logger } from '../logging/logger.js';
import { Metrics } from '../metrics/metrics.js';
import { Tracing } from '../tracing/tracing.js';
import { assertDurable } from './assert-durable.js';
import { measurePool } from './database.metrics.js';
import { LateWrites } from './late-writes.js';
import { LeftOutRows } from './left-out-rows.js';
import { mikroOrmConfig } from './mikro-orm.config.js';
import { ReadTogether } from './read-together.js';
import { traceStatements } from './trace-statements.js';
import { Transaction } from './transaction.js';

export interface DatabaseModuleOptions {
  readonly entities: readonly EntitySchema<AnyEntity>[];
  readonly applicationName: string;
}

/** The connection, the unit of work, and the check for a durable database. */
@Global()
@Module({
  providers: [
    Transaction,
    LateWrites,
    LeftOutRows,
    ReadTogether,
    {
      // A factory, because it is done before the hooks of other modules use the clock.
      provide: FollowDatabaseClock,
      inject: [MikroORM, Clock, Logger, Metrics],
      useFactory: ({ em }: MikroORM, clock: Clock, logger: Logger, metrics: Metrics): Promise<FollowDatabaseClock> =>
        FollowDatabaseClock.start({ em, clock, logger, metrics }),
    },
  ],
  exports: [Transaction, LateWrites, LeftOutRows, ReadTogether],
})
export class DatabaseModule implements OnApplicationBootstrap {
  constructor(private readonly orm: MikroORM) {}

  static forRoot({ entities, applicationName }: DatabaseModuleOptions): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        MikroOrmModule.forRootAsync({
          inject: [Settings, Metrics, Tracing],
          useFactory: (settings: Settings, metrics: Metrics, tracing: Tracing) => ({
            ...mikroOrmConfig({
              url: settings.env.DATABASE_URL,
              directUrl: settings.env.DATABASE_DIRECT_URL,
              entities,
              applicationName,
              onPool: (pool) => {
                measurePool(pool, metrics);
                traceStatements(pool, tracing);
              },
            }),
            registerRequestContext: false,
          }),
          driver: PostgreSqlDriver,
        }),
      ],
    };
  }

  async onApplicationBootstrap(): Promise<void> {
    await assertDurable(this.orm.em.fork());
  }
}
