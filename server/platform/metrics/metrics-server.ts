import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { Logger } from '../logging/logger.js';
import { Metrics } from './metrics.js';

/** Which process this is. Workers listen on the port after the API's, so that one environment serves both. */
export abstract class MetricsPlace {
  abstract readonly portOffset: 0 | 1;
}

/** A socket that sends nothing for this long is closed (milliseconds). */
const IDLE_MS = 10_000;

/** `GET /metrics` on a port of its own, which the public address never leads to. Off unless METRICS_PORT is set. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  #server: Server | null = null;

  constructor(
    private readonly settings: Settings,
    private readonly metrics: Metrics,
    private readonly place: MetricsPlace,
    private readonly logger: Logger,
  ) {}

  /** @throws Error with a sentence for the operator if the port is taken */
  async onApplicationBootstrap(): Promise<void> {
    const { METRICS_PORT: given, METRICS_HOST: host } = this.settings.env;
    if (given === undefined) return;
    this.metrics.measureProcess();
    const port = given === 0 ? 0 : given + this.place.portOffset;
    const server = createServer((request, response) => void this.#answer(request, response));
    server.headersTimeout = IDLE_MS;
    server.requestTimeout = IDLE_MS;
    server.listen(port, host);
    try {
      await once(server, 'listening');
    } catch (error) {
      throw new Error(
        `METRICS_PORT: cannot listen on ${host}:${port} (${String((error as NodeJS.ErrnoException).code)})`,
        {
          cause: error,
        },
      );
    }
    server.on('error', (error) => this.logger.error({ err: error }, 'the metrics server failed'));
    this.#server = server;
    this.logger.info({ host, port: this.port }, 'metrics at /metrics');
  }

  async onApplicationShutdown(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }

  /** The port it listens on; null while it does not. */
  get port(): number | null {
    return (this.#server?.address() as AddressInfo | null | undefined)?.port ?? null;
  }

  async #answer({ method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (url !== '/metrics' || (method !== 'GET' && method !== 'HEAD')) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('the metrics are at /metrics\n');
      return;
    }
    try {
      const text = await this.metrics.text();
      response.writeHead(200, { 'content-type': this.metrics.contentType, 'cache-control': 'no-store' }).end(text);
    } catch (error) {
      this.logger.error({ err: error }, 'metrics could not be written');
      response.writeHead(500, { 'content-type': 'text/plain' }).end('metrics could not be written\n');
    }
  }
}
