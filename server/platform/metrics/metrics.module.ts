import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Metrics } from './metrics.js';
import { MetricsPlace, MetricsServer } from './metrics-server.js';

/** The metrics of this process; every module adds to them. */
@Global()
@Module({ providers: [Metrics], exports: [Metrics] })
export class MetricsModule {}

/** Lets Prometheus read it. */
@Module({})
export class MetricsServerModule {
  static forProcess(process: 'api' | 'worker'): DynamicModule {
    const place: MetricsPlace = { portOffset: process === 'api' ? 0 : 1 };
    return {
      module: MetricsServerModule,
      providers: [MetricsServer, { provide: MetricsPlace, useValue: place }],
      exports: [MetricsServer],
    };
  }
}
