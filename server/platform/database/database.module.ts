import { MikroORM, PostgreSqlDriver } from '@mikro-orm/postgresql';
import type { AnyEntity, EntitySchema } from '@mikro-orm/core';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { type DynamicModule, Global, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { Metrics } from '../metrics/metrics.js';
import { assertDurable } from './assert-durable.js';
import { measurePool } from './database.metrics.js';
import { LateWrites } from './late-writes.js';
import { LeftOutRows } from './left-out-rows.js';
import { mikroOrmConfig } from './mikro-orm.config.js';
import { ReadTogether } from './read-together.js';
import { Transaction } from './transaction.js';

export interface DatabaseModuleOptions {
  readonly entities: readonly EntitySchema<AnyEntity>[];
  readonly applicationName: string;
}

/** The connection, the unit of work, and the check for a durable database. */
@Global()
@Module({
  providers: [Transaction, LateWrites, LeftOutRows, ReadTogether],
  exports: [Transaction, LateWrites, LeftOutRows, ReadTogether],
})
export class DatabaseModule implements OnApplicationBootstrap {
  constructor(private readonly orm: MikroORM) {}

  static forRoot({ entities, applicationName }: DatabaseModuleOptions): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        MikroOrmModule.forRootAsync({
          inject: [Settings, Metrics],
          useFactory: (settings: Settings, metrics: Metrics) => ({
            ...mikroOrmConfig({
              url: settings.env.DATABASE_URL,
              directUrl: settings.env.DATABASE_DIRECT_URL,
              entities,
              applicationName,
              onPool: (pool) => measurePool(pool, metrics),
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
