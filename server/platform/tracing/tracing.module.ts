import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { Logger } from '../logging/logger.js';
import { Metrics } from '../metrics/metrics.js';
import { type Recorder, Tracing } from './tracing.js';
import { spansTotal } from './tracing.metrics.js';

/** Traces of this process; off unless OTEL_EXPORTER_OTLP_ENDPOINT is set. */
@Global()
@Module({})
export class TracingModule {
  /** @param processName the service's name in traces, unless OTEL_SERVICE_NAME is set. */
  static forProcess(processName: string): DynamicModule {
    return {
      module: TracingModule,
      providers: [
        {
          provide: Tracing,
          inject: [Settings, Metrics, Logger],
          useFactory: async ({ env }: Settings, metrics: Metrics, logger: Logger): Promise<Tracing> => {
            const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER_ARG } = env;
            const recorder = endpoint
              ? await loadRecorder(endpoint, OTEL_SERVICE_NAME ?? processName, metrics, logger)
              : null;
            return new Tracing(recorder, OTEL_TRACES_SAMPLER_ARG);
          },
        },
      ],
      exports: [Tracing],
    };
  }
}

/** The packages are loaded only here, because a start without tracing must not wait for them. */
async function loadRecorder(endpoint: string, service: string, metrics: Metrics, logger: Logger): Promise<Recorder> {
  const { OtelRecorder } = await import('./otel/otel-recorder.js');
  const counter = metrics.counter(spansTotal);
  return new OtelRecorder({ endpoint, service, logger, count: (outcome, spans) => counter.inc({ outcome }, spans) });
}
