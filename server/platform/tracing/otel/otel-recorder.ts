import { type Context, ROOT_CONTEXT, SpanKind as ApiKind, trace, TraceFlags, type Tracer } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOnSampler, type IdGenerator, TracerProvider } from '@opentelemetry/sdk-trace';
import { version } from '../../health/version.js';
import type { Logger } from '../../logging/logger.js';
import { plainWord, safeAttributes, type Span, type SpanKind } from '../span.js';
import { newSpanId, newTraceId, type TraceParent } from '../trace-parent.js';
import type { Recorder, Recording } from '../tracing.js';
import { OtelSpan, type StartChild } from './otel-span.js';
import { type Outcome, SpanQueue } from './span-queue.js';

export interface OtelRecorderOptions {
  /** Base address of the collector; traces go to `/v1/traces` below it. */
  readonly endpoint: string;
  /** Name of this process in traces. */
  readonly service: string;
  readonly logger: Logger;
  readonly count: (outcome: Outcome, spans: number) => void;
}

/** Per request or job and process, for work on hundreds of things at once. */
const MAX_SPANS = 200;
/** The collector's time to answer. */
const ANSWER_MS = 5_000;
/** When the process stops. Well within the time to drain of API (20 s) and worker (25 s). */
const CLOSE_MS = 2_000;

const kinds: Readonly<Record<SpanKind, ApiKind>> = {
  internal: ApiKind.INTERNAL,
  server: ApiKind.SERVER,
  client: ApiKind.CLIENT,
  producer: ApiKind.PRODUCER,
  consumer: ApiKind.CONSUMER,
};

/** Ids that were chosen before a span starts; random ones otherwise. */
class ChosenIds implements IdGenerator {
  traceId: string | undefined;
  spanId: string | undefined;

  generateTraceId(): string {
    return this.traceId ?? newTraceId();
  }

  generateSpanId(): string {
    return this.spanId ?? newSpanId();
  }
}

/** Records spans with OpenTelemetry's packages. Which traces are recorded was decided before. */
export class OtelRecorder implements Recorder {
  readonly #provider: TracerProvider;
  readonly #tracer: Tracer;
  readonly #ids = new ChosenIds();

  constructor({ endpoint, service, logger, count }: OtelRecorderOptions) {
    const exporter = new OTLPTraceExporter({
      url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
      timeoutMillis: ANSWER_MS,
      // One batch is sent at a time; the package counts the one before until its callback has returned.
      concurrencyLimit: 2,
    });
    const onTrouble = (isAway: boolean): void => {
      if (isAway) logger.warn({ event: 'collector-away' }, 'the collector takes no traces; they are dropped');
      else logger.info({ event: 'collector-back' }, 'the collector takes traces again');
    };
    this.#provider = new TracerProvider({
      // Names the program only: no host, no user, no command line.
      resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }),
      sampler: new AlwaysOnSampler(),
      idGenerator: this.#ids,
      spanProcessors: [new SpanQueue({ exporter, count, onTrouble, closeMs: CLOSE_MS })],
    });
    this.#tracer = this.#provider.getTracer('entrevue');
  }

  start({ name, kind, attributes, traceId, parent, spanId, startedAt }: Recording): Span {
    this.#ids.traceId = traceId;
    this.#ids.spanId = spanId;
    const inner = this.#tracer.startSpan(
      nameOf(name),
      {
        kind: kinds[kind],
        attributes: safeAttributes(attributes),
        ...(startedAt === undefined ? {} : { startTime: startedAt }),
      },
      contextOf(parent),
    );
    this.#ids.traceId = undefined;
    this.#ids.spanId = undefined;
    return new OtelSpan(inner, { left: MAX_SPANS, refused: 0 }, true, this.#startChild);
  }

  async close(): Promise<void> {
    await this.#provider.shutdown();
  }

  readonly #startChild: StartChild = (parent, name, kind, attributes) =>
    this.#tracer.startSpan(
      nameOf(name),
      { kind: kinds[kind], attributes: safeAttributes(attributes) },
      trace.setSpan(ROOT_CONTEXT, parent),
    );
}

/** `POST /api/x` and `publish media.video-uploaded` are plain words too. */
const nameOf = (name: string): string => plainWord(name);

function contextOf(parent: TraceParent | null): Context {
  if (!parent) return ROOT_CONTEXT;
  const { traceId, spanId } = parent;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true });
}
