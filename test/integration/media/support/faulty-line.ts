import { once } from 'node:events';
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The fault of one request on its way to a service:
 * `cut-request` disconnects in the middle of the request; `lose-answer` forwards the request but drops the answer; `cut-answer`
 * disconnects in the middle of the answer; `unavailable` answers 503; `done` answers 204 without calling the service; `silent`
 * never answers; `stall` sends the header and the first bytes and then nothing; `slow` answers late.
 */
export type Fault =
  | 'cut-request'
  | 'lose-answer'
  | 'cut-answer'
  | 'unavailable'
  | 'done'
  | 'silent'
  | 'stall'
  | 'slow'
  | undefined;

export interface FaultyLine {
  readonly port: number;
  /** Decides about each request from now on; null lets everything through. */
  decide(fault: ((request: { method: string; url: string; place: number }) => Fault) | null): void;
  /** Requests since the last decision. */
  readonly seen: readonly string[];
  close(): Promise<void>;
}

const SLOW_MS = 300;

/** A proxy to a local HTTP service, with faults that a test chooses. */
export async function startFaultyLine(port: number): Promise<FaultyLine> {
  let decide: (request: { method: string; url: string; place: number }) => Fault = () => undefined;
  let seen: string[] = [];

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse, fault: Fault): Promise<void> {
    const { method, url, headers } = incoming;
    if (fault === 'silent') return;
    if (fault === 'slow') await sleep(SLOW_MS);
    if (fault === 'cut-request') {
      // The first half arrives, if there is a body.
      if (Number(headers['content-length'] ?? 0) > 0) await once(incoming, 'data');
      incoming.socket.destroy();
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
    if (fault === 'done') {
      outgoing.writeHead(204).end();
      return;
    }
    if (fault === 'unavailable') {
      outgoing.writeHead(503, { 'content-type': 'application/xml' });
      outgoing.end('<Error><Code>ServiceUnavailable</Code><Message>Reduce your request rate.</Message></Error>');
      return;
    }
    const onward = ask({ host: '127.0.0.1', port, method, path: url, headers, agent: false });
    onward.end(Buffer.concat(chunks));
    const [answer] = (await once(onward, 'response')) as [IncomingMessage];
    const body: Buffer[] = [];
    for await (const chunk of answer as AsyncIterable<Buffer>) body.push(chunk);
    if (fault === 'lose-answer') {
      incoming.socket.destroy();
      return;
    }
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    const whole = Buffer.concat(body);
    if (fault !== 'cut-answer' && fault !== 'stall') {
      outgoing.end(whole);
      return;
    }
    outgoing.write(whole.subarray(0, Math.floor(whole.length / 2)), () => {
      if (fault === 'cut-answer') incoming.socket.destroy();
    });
  }

  const server = createServer((incoming, outgoing) => {
    const { method = '', url = '' } = incoming;
    const fault = decide({ method, url, place: seen.length });
    seen.push(`${method} ${url} ${fault ?? ''}`);
    // The client may already be gone; this proxy exists to cause that.
    incoming.on('error', () => undefined);
    pass(incoming, outgoing, fault).catch(() => incoming.socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    decide: (next) => {
      decide = next ?? (() => undefined);
      seen = [];
    },
    get seen() {
      return seen;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
