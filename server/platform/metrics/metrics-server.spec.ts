import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { parseEnv } from '../config/env.js';
import { Settings } from '../config/settings.js';
import { createLogger } from '../logging/logger.js';
import { Metrics } from './metrics.js';
import { MetricsServer } from './metrics-server.js';

const serverOf = (portOffset: 0 | 1, port?: number): MetricsServer => {
  const METRICS_PORT = port === undefined ? undefined : String(port);
  const settings = new Settings(parseEnv({ DATABASE_URL: 'postgres://user@127.0.0.1/entrevue', METRICS_PORT }));
  return new MetricsServer(settings, new Metrics(settings), { portOffset }, createLogger('silent'));
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

describe('the metrics server', () => {
  it('listens on loopback: an API on the port that is set, a worker on the next one', async () => {
    const port = await freePort();
    const [api, worker] = [serverOf(0, port), serverOf(1, port)];
    await api.onApplicationBootstrap();
    await worker.onApplicationBootstrap();
    try {
      expect([api.port, worker.port]).toEqual([port, port + 1]);
      for (const each of [api, worker]) {
        const text = await (await fetch(`http://127.0.0.1:${each.port}/metrics`)).text();
        expect(text).toMatch(/^process_resident_memory_bytes \d/m);
      }
      await expect(serverOf(1, port).onApplicationBootstrap()).rejects.toThrow(
        `METRICS_PORT: cannot listen on 127.0.0.1:${port + 1} (EADDRINUSE)`,
      );
    } finally {
      await Promise.all([api.onApplicationShutdown(), worker.onApplicationShutdown()]);
    }
    expect(api.port).toBeNull();
  });

  it('is off unless a port is set, and refuses the port of the API', async () => {
    const off = serverOf(0);
    await off.onApplicationBootstrap();
    expect(off.port).toBeNull();
    expect(() => serverOf(0, 2_999)).toThrow('METRICS_PORT: this port and the next are for metrics');
  });
});
