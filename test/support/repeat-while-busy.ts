import { setTimeout as sleep } from 'node:timers/promises';
import type { TestAnswer, TestApp, TestRequest } from './app.js';
import { newId } from '../../server/platform/ids/new-id.js';

const BUSY = 503;
const ATTEMPTS = 60;
const READS: readonly (string | undefined)[] = [undefined, 'GET', 'HEAD', 'OPTIONS'];

/**
 * Repeats a request, a write with its key, while the server says that it is too busy, as our client does: with 503 nothing was done.
 *
 * @example 200 requests at once wait for 12 connections; on a slow machine some wait longer than the server allows.
 */
export async function requestUntilNotBusy<T>(app: TestApp, request: TestRequest): Promise<TestAnswer<T>> {
  const hasKey = !READS.includes(request.method) && request.isKeyless !== true;
  const headers = { ...(hasKey && { 'idempotency-key': newId() }), ...request.headers };
  for (let attempt = 1; ; attempt += 1) {
    const answer = await app.request<T>({ ...request, headers });
    if (answer.status !== BUSY || attempt === ATTEMPTS) return answer;
    await sleep(250);
  }
}

/** The same application, whose requests are repeated while it is busy. For tests without time limits. */
export function repeatingWhileBusy(app: TestApp): TestApp {
  return { ...app, request: (request) => requestUntilNotBusy(app, request) };
}
