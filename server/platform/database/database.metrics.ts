import type pg from 'pg';
import { defineGauge } from '../metrics/define-metric.js';
import type { Metrics } from '../metrics/metrics.js';

const connections = defineGauge({
  name: 'entrevue_database_connections',
  help: 'Connections of this process to the database: used by a request or job, or idle.',
  labels: ['state'],
});
const waiting = defineGauge({
  name: 'entrevue_database_waiting',
  help: 'Requests and jobs of this process that wait for a connection.',
});
const poolSize = defineGauge({
  name: 'entrevue_database_pool_size',
  help: 'Max connections of this process.',
});

/** Shows how full a pool is. */
export function measurePool(pool: pg.Pool, metrics: Metrics): void {
  const shown = metrics.gauge(connections);
  metrics.collect(
    'database-pool',
    () => {
      shown.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      shown.set({ state: 'idle' }, pool.idleCount);
      metrics.gauge(waiting).set({}, pool.waitingCount);
      metrics.gauge(poolSize).set({}, pool.options.max);
    },
    { everyMs: 0 },
  );
}
