import { readFile } from 'node:fs/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { jest } from '@jest/globals';
import { Settings } from '../../../server/platform/config/settings.js';
import { createLogger } from '../../../server/platform/logging/logger.js';
import { newSpanId, newTraceId } from '../../../server/platform/tracing/trace-parent.js';
import { WorkerModule } from '../../../server/worker.module.js';
import { registration } from '../../http/identity/people.js';
import { file, form, type Person } from '../../http/media/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { type MailServer, startMailServer } from '../../support/mail.js';
import { sample } from '../../support/samples/samples.js';
import { type ReceivedSpan, startTraceCollector, type TraceCollector, treeOf } from '../../support/trace-collector.js';
import { backends, type Bench, openBench } from '../queue/support/backends.js';

jest.setTimeout(180_000);

/** A browser's request: a trace of its own, which the server may or may not record. */
const click = (): { traceId: string; spanId: string; headers: { traceparent: string } } => {
  const [traceId, spanId] = [newTraceId(), newSpanId()];
  return { traceId, spanId, headers: { traceparent: `00-${traceId}-${spanId}-00` } };
};

const named = (spans: readonly ReceivedSpan[], name: string): ReceivedSpan => {
  const found = spans.find((span) => span.name === name);
  if (!found) throw new Error(`no ${name} in\n${treeOf(spans).join('\n')}`);
  return found;
};

describe.each(backends)('a trace, with jobs on %s', (backend) => {
  let bench: Bench;
  let mail: MailServer;
  let collector: TraceCollector;
  let app: TestApp;
  let worker: INestApplicationContext;
  const lines: Record<string, unknown>[] = [];

  beforeAll(async () => {
    [bench, mail, collector] = await Promise.all([openBench(backend), startMailServer(), startTraceCollector()]);
    app = await startTestApp({
      env: {
        SMTP_URL: mail.url,
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        OTEL_TRACES_SAMPLER_ARG: '1',
        ...(bench.queueUrl === undefined ? {} : { QUEUE_URL: bench.queueUrl }),
      },
    });
    const logger = createLogger('info', {
      write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>),
    });
    const { env } = app.app.get(Settings);
    worker = await NestFactory.createApplicationContext(
      await WorkerModule.forRoot({ env, logger, queues: 'all', applicationName: 'entrevue-test-worker' }),
      { logger: false },
    );
  });
  afterAll(async () => {
    await worker.close();
    await app.close();
    await Promise.all([collector.close(), mail.close()]);
    await bench.close();
  });

  it('leads from the click through outbox, queue and worker to the email', async () => {
    const { traceId, spanId, headers } = click();
    const payload = registration();
    const { status, headers: answered } = await app.request({
      method: 'POST',
      url: '/api/auth/register?from=CANARY-QUERY',
      payload,
      headers,
    });
    expect(status).toBe(201);
    const spans = await collector.trace(traceId, 'POST /api/auth/register', 'send email');

    const request = named(spans, 'POST /api/auth/register');
    expect(request).toMatchObject({ service: 'entrevue-test', parentSpanId: spanId, isError: false });
    expect(request.attributes).toMatchObject({
      'http.route': '/api/auth/register',
      'http.response.status_code': 201,
      'entrevue.request_id': answered['x-request-id'],
    });
    const transaction = named(spans, 'transaction');
    expect(transaction.attributes['entrevue.statements']).toBeGreaterThan(2);

    // From the email back to the click: each parent is the span before it.
    const way: string[] = [];
    const byId = new Map(spans.map((span) => [span.spanId, span]));
    for (let span = byId.get(named(spans, 'send email').spanId); span; span = byId.get(span.parentSpanId ?? '')) {
      way.unshift(`${span.service}: ${span.name}`);
    }
    expect(way[0]).toBe('entrevue-test: POST /api/auth/register');
    expect(way.filter((step) => step !== 'entrevue-test: transaction').slice(1)).toEqual([
      expect.stringMatching(/^entrevue-test: publish /),
      expect.stringMatching(/^entrevue-test-worker: add /),
      expect.stringMatching(/^entrevue-test-worker: run /),
      'entrevue-test-worker: send email',
    ]);

    const sent = lines.find(({ msg, traceId: logged }) => msg === 'email sent' && logged === traceId);
    expect(sent).toMatchObject({ requestId: answered['x-request-id'] });
    const email = mail.emails.find(({ to }) => to === payload['email']);
    expect(email?.raw).toContain(`X-Request-ID: ${String(answered['x-request-id'])}`);
  });

  it('leads from an upload to the encoder and the notification of its end', async () => {
    const { body: session } = await app.request<{ token: string; user: { id: string } }>({
      method: 'POST',
      url: '/api/auth/register',
      payload: registration(),
    });
    const owner: Pick<Person, 'token'> = { token: session.token };
    const { traceId, headers } = click();
    const { payload, headers: type } = form([file(await readFile(await sample('tiny-16x16.mp4')))]);
    const url = '/api/upload/video';
    const { status } = await app.request({ method: 'POST', url, payload, headers: { ...type, ...headers }, ...owner });
    expect(status).toBe(201);
    const spans = await collector.trace(traceId, 'POST /api/upload/video', 'ffmpeg', 'storage adopt');
    const ffmpeg = named(spans, 'ffmpeg');
    expect(ffmpeg.service).toBe('entrevue-test-worker');
    expect(ffmpeg.attributes['entrevue.video_seconds']).toBeGreaterThan(0);
    expect(named(spans, 'ffprobe').service).toBe('entrevue-test-worker');
    const services = new Set(spans.map(({ service }) => service));
    expect([...services].sort()).toEqual(['entrevue-test', 'entrevue-test-worker']);
    // One root: everything that the upload caused hangs below its request.
    expect(treeOf(spans).filter((line) => !line.startsWith(' '))).toEqual(['entrevue-test: POST /api/upload/video']);
  });

  it('has nothing of what people wrote: two people who differ in that only leave the same spans', async () => {
    const world = async (secret: string): Promise<readonly string[]> => {
      const ids: string[] = [];
      const from = (): Record<string, string> => {
        const { traceId, headers } = click();
        ids.push(traceId);
        return { ...headers, 'user-agent': `Mozilla/5.0 ${secret}`, 'x-request-id': `${secret}\t` };
      };
      const changes = { full_name: secret, email: `${secret}@mail.example`, password: `${secret} correct horse` };
      const { body } = await app.request<{ token: string }>({
        method: 'POST',
        url: `/api/auth/register?next=${secret}`,
        payload: registration(changes),
        headers: from(),
      });
      const { token } = body;
      await app.request({ url: `/api/jobs?q=${secret}`, headers: from(), token });
      await app.request({ url: `/api/${secret}/${secret}`, headers: from(), token });
      await app.request({ url: `/api/jobs/${secret}`, headers: from(), token });
      await app.request({ method: 'POST', url: '/api/auth/login', payload: changes, headers: from() });
      await app.request({ method: 'POST', url: '/api/auth/login', payload: `{"${secret}`, headers: from() });
      await app.request({
        method: 'PUT',
        url: '/api/users/me',
        payload: { full_name: secret, bio: secret },
        headers: from(),
        token,
      });
      const title = form([{ name: 'title', value: secret }, file(Buffer.from(secret), `${secret}.mp4`)]);
      await app.request({
        method: 'POST',
        url: '/api/upload/video',
        payload: title.payload,
        headers: { ...title.headers, ...from() },
        token,
      });
      await collector.trace(ids[0] ?? '', 'send email');
      return collector.spans
        .filter(({ traceId }) => ids.includes(traceId))
        .map(({ name, kind, isError, attributes }) => JSON.stringify([name, kind, isError, withoutFigures(attributes)]))
        .sort();
    };
    // The first one fills caches.
    await world('WARMUPSECRET');
    const [one, other] = [await world('CANARYALPHA'), await world('CANARYOMEGA')];
    expect(one.length).toBeGreaterThan(15);
    expect(other).toEqual(one);
    expect(collector.raw.join('\n')).not.toMatch(/CANARY|WARMUPSECRET|mail\.example|127\.0\.0\.1|correct horse/i);
  });
});

/** Times and counts differ from run to run. */
function withoutFigures(attributes: ReceivedSpan['attributes']): Record<string, string | number> {
  const isFigure = (name: string): boolean => /_ms$|request_id$|statements$|attempt$/.test(name);
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, isFigure(name) ? 0 : value]));
}
