import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { createLogger } from '../../../server/platform/logging/logger.js';
import { OtelRecorder } from '../../../server/platform/tracing/otel/otel-recorder.js';
import { newSpanId, newTraceId } from '../../../server/platform/tracing/trace-parent.js';
import { Tracing } from '../../../server/platform/tracing/tracing.js';
import { startTestApp } from '../../support/app.js';
import { freePort } from '../../support/running-instance.js';
import { startTraceCollector, type TraceCollector } from '../../support/trace-collector.js';

jest.setTimeout(60_000);

describe('traces, and collectors that do not work', () => {
  let collector: TraceCollector;
  let counts: Record<string, number>;
  const lines: string[] = [];
  beforeEach(async () => {
    counts = { exported: 0, failed: 0, dropped: 0 };
    lines.length = 0;
    collector = await startTraceCollector();
  });
  afterEach(() => collector.close());

  const recorderFor = (endpoint: string): OtelRecorder =>
    new OtelRecorder({
      endpoint,
      service: 'test',
      logger: createLogger('info', { write: (line: string) => void lines.push(line) }),
      count: (outcome, spans) => {
        counts[outcome] = (counts[outcome] ?? 0) + spans;
      },
    });
  const record = (recorder: OtelRecorder, spans: number): void => {
    for (let index = 0; index < spans; index += 1) {
      const traceId = newTraceId();
      recorder.start({ name: 'work', kind: 'internal', attributes: {}, traceId, parent: null }).end();
    }
  };

  it('cost spans only if the collector is silent: a fixed number waits, the rest is counted, and the end waits two seconds', async () => {
    collector.manner = 'hangs';
    const recorder = recorderFor(collector.url);
    record(recorder, 5_000);
    expect(counts['dropped']).toBe(5_000 - 2_048 - 128);
    const startedAt = performance.now();
    await recorder.close();
    expect(performance.now() - startedAt).toBeLessThan(3_000);
    expect(counts['dropped']).toBe(5_000 - 128);
    expect(counts['exported']).toBe(0);
  });

  it('are reported as failed once, and once more when the collector works again', async () => {
    collector.manner = 'fails';
    const recorder = recorderFor(collector.url);
    record(recorder, 128);
    for (let waited = 0; counts['failed'] === 0 && waited < 100; waited += 1) await sleep(100);
    expect(counts).toEqual({ exported: 0, failed: 128, dropped: 0 });
    record(recorder, 300);
    collector.manner = 'takes';
    await recorder.close();
    expect(counts).toEqual({ exported: 300, failed: 128, dropped: 0 });
    expect(collector.spans).toHaveLength(300);
    const events = lines.map((line) => (JSON.parse(line) as { event: string }).event);
    expect(events).toEqual(['collector-away', 'collector-back']);
  });

  it('change no answer and do not hold up the end if there is no collector', async () => {
    const app = await startTestApp({
      env: {
        OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
        OTEL_TRACES_SAMPLER_ARG: '1',
      },
    });
    const answers = await Promise.all(Array.from({ length: 200 }, () => app.request({ url: '/api/health' })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const startedAt = performance.now();
    await app.close();
    expect(performance.now() - startedAt).toBeLessThan(15_000);
  });

  it('are recorded for a request that fails on our side, even if the share is 0', async () => {
    const app = await startTestApp({
      env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '0' },
    });
    const [traceId, spanId] = [newTraceId(), newSpanId()];
    const headers = { traceparent: `00-${traceId}-${spanId}-01` };
    expect((await app.request({ url: '/api/jobs', headers })).status).toBe(200);
    await app.orm.em.fork().execute('alter table job rename to job_away');
    const failed = await app.request({ url: '/api/jobs', headers });
    expect(failed.status).toBe(500);
    await app.close();
    expect(collector.spans).toMatchObject([
      {
        traceId,
        parentSpanId: spanId,
        name: 'GET /api/jobs',
        isError: true,
        attributes: {
          'http.response.status_code': 500,
          'entrevue.request_id': failed.headers['x-request-id'],
          'error.type': 'REQUEST.DEFECT',
        },
      },
    ]);
  });

  it('are recorded for a share of ids, and for failed work of the others', async () => {
    const recorder = recorderFor(collector.url);
    const tracing = new Tracing(recorder, 0.25);
    const beginning = { name: 'GET /x', kind: 'server', attributes: { 'http.route': '/x' }, isOurs: false } as const;
    const all = Array.from({ length: 1_000 }, () => tracing.begin({ ...beginning, parent: undefined }));
    for (const span of all) span?.end();
    const quiet = all.find((span) => span?.isRecorded === false);
    if (!quiet) throw new Error('every trace was recorded');
    // A browser's flag decides nothing; the flag of our own outbox does.
    const claimed = quiet.traceParent.replace(/00$/, '01');
    expect(tracing.begin({ ...beginning, parent: claimed })?.isRecorded).toBe(false);
    expect(tracing.begin({ ...beginning, parent: claimed, isOurs: true })?.isRecorded).toBe(true);

    const failing = tracing.begin({ ...beginning, parent: quiet.traceParent });
    failing?.set({ 'http.response.status_code': 500 });
    failing?.fail('REQUEST.DEFECT');
    failing?.end();
    await recorder.close();
    const recorded = collector.spans.filter(({ isError }) => !isError).length;
    expect(recorded).toBeGreaterThan(180);
    expect(recorded).toBeLessThan(320);
    expect(collector.spans.filter(({ isError }) => isError)).toMatchObject([
      {
        traceId: quiet.traceId,
        name: 'GET /x',
        attributes: { 'http.route': '/x', 'http.response.status_code': 500, 'error.type': 'REQUEST.DEFECT' },
      },
    ]);
  });

  it('have at most 200 spans of a request, and no word that was passed by mistake', async () => {
    const recorder = recorderFor(collector.url);
    const traceId = newTraceId();
    const attributes = { 'http.route': '/x', 'entrevue.job': 'ada@mail.example' };
    const first = recorder.start({ name: 'GET /x', kind: 'server', attributes, traceId, parent: null });
    for (let index = 0; index < 250; index += 1) first.child('Zéphyrine, née à Paris', 'internal', {})?.end();
    first.end();
    await recorder.close();
    expect(collector.spans).toHaveLength(201);
    const root = collector.spans.find(({ parentSpanId }) => parentSpanId === undefined);
    expect(root?.attributes).toMatchObject({ 'entrevue.job': 'other', 'entrevue.spans_left_out': 50 });
    // Random ids are hexadecimal and often contain "ada", so the searched words have other letters.
    expect(collector.raw.join('')).not.toMatch(/Zéphyrine|Paris|mail\.example/i);
  });
});
