import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A span as it arrived. */
export interface ReceivedSpan {
  readonly service: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  readonly kind: number;
  readonly isError: boolean;
  readonly milliseconds: number;
  readonly attributes: Readonly<Record<string, string | number>>;
}

/** How the collector answers: it takes spans, never answers, or fails. */
export type Manner = 'takes' | 'hangs' | 'fails';

export interface TraceCollector {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly url: string;
  readonly spans: readonly ReceivedSpan[];
  /** All that arrived, as it was sent. */
  readonly raw: readonly string[];
  manner: Manner;
  /** Waits until no span of the trace has arrived for a while and one has this name. @returns the spans of the trace */
  trace(traceId: string, ...names: readonly string[]): Promise<readonly ReceivedSpan[]>;
  close(): Promise<void>;
}

interface Value {
  readonly stringValue?: string;
  readonly intValue?: number | string;
  readonly doubleValue?: number;
}
interface Attribute {
  readonly key: string;
  readonly value: Value;
}
interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly {
        readonly traceId: string;
        readonly spanId: string;
        readonly parentSpanId?: string;
        readonly name: string;
        readonly kind: number;
        readonly startTimeUnixNano: string;
        readonly endTimeUnixNano: string;
        readonly attributes: readonly Attribute[];
        readonly status: { readonly code: number };
      }[];
    }[];
  }[];
}

const ERROR = 2;
/** Processes send every two seconds. */
const QUIET_MS = 3_500;
const WITHIN_MS = 60_000;

const valueOf = ({ stringValue, intValue, doubleValue }: Value): string | number =>
  stringValue ?? doubleValue ?? Number(intValue);
const recordOf = (attributes: readonly Attribute[]): Record<string, string | number> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, valueOf(value)]));

function spansIn({ resourceSpans }: Sent): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ startTimeUnixNano, endTimeUnixNano, attributes, status, ...span }) => ({
        traceId: span.traceId,
        spanId: span.spanId,
        parentSpanId: span.parentSpanId,
        name: span.name,
        kind: span.kind,
        service: String(recordOf(resource.attributes)['service.name']),
        isError: status.code === ERROR,
        milliseconds: Number(BigInt(endTimeUnixNano) - BigInt(startTimeUnixNano)) / 1e6,
        attributes: recordOf(attributes),
      })),
    ),
  );
}

/** A small collector: an HTTP server that receives spans by OTLP with JSON. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: ReceivedSpan[] = [];
  const raw: string[] = [];
  const hanging: ServerResponse[] = [];
  const collector = { manner: 'takes' as Manner };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (collector.manner === 'hangs') {
        hanging.push(response);
        return;
      }
      if (collector.manner === 'fails') {
        response.writeHead(500).end();
        return;
      }
      const text = Buffer.concat(chunks).toString('utf8');
      raw.push(text);
      spans.push(...spansIn(JSON.parse(text) as Sent));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  async function trace(traceId: string, ...names: readonly string[]): Promise<readonly ReceivedSpan[]> {
    const end = Date.now() + WITHIN_MS;
    let seen = -1;
    for (;;) {
      const found = spans.filter((span) => span.traceId === traceId);
      const isWhole = names.every((name) => found.some((span) => span.name === name));
      if (isWhole && found.length === seen) return found;
      if (Date.now() > end)
        throw new Error(`of ${names.join(', ')} arrived ${found.map(({ name }) => name).join(', ')}`);
      seen = found.length;
      await sleep(QUIET_MS);
    }
  }

  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    raw,
    get manner() {
      return collector.manner;
    },
    set manner(manner) {
      collector.manner = manner;
    },
    trace,
    close: async () => {
      for (const response of hanging) response.destroy();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** The spans of a trace as a tree of names, each with its service. @example ['api: POST /api/x', '  api: transaction'] */
export function treeOf(spans: readonly ReceivedSpan[], parent?: string, depth = 0): readonly string[] {
  const isChild = ({ parentSpanId }: ReceivedSpan): boolean =>
    parent === undefined ? !spans.some(({ spanId }) => spanId === parentSpanId) : parentSpanId === parent;
  return spans
    .filter(isChild)
    .flatMap((span) => [
      `${'  '.repeat(depth)}${span.service}: ${span.name}`,
      ...treeOf(spans, span.spanId, depth + 1),
    ]);
}
