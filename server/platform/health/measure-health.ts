import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { Metrics } from '../metrics/metrics.js';
import { readBackupReports } from './backup-report.entity.js';
import { diskBytes } from './disk-space.js';
import { backupSucceeded, backupTime, diskFree, diskSize, partDegraded, partUp } from './health.metrics.js';
import { HealthChecks } from './health-checks.js';

/** The facts behind readiness, as figures. */
@Injectable()
export class MeasureHealth implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly checks: HealthChecks,
    private readonly em: EntityManager,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    const up = this.metrics.gauge(partUp);
    const degraded = this.metrics.gauge(partDegraded);
    this.metrics.collect('health', async () => {
      for (const [part, outcome] of Object.entries(await this.checks.run())) {
        up.set({ part }, outcome.ok ? 1 : 0);
        degraded.set({ part }, outcome.degraded ? 1 : 0);
      }
    });
    const time = this.metrics.gauge(backupTime);
    const succeeded = this.metrics.gauge(backupSucceeded);
    const readBackups = async (): Promise<void> => {
      for (const report of await readBackupReports(this.em.fork())) {
        const kind = report.kind.toLowerCase();
        time.set({ kind }, Date.now() / 1_000 - report.ageSeconds);
        succeeded.set({ kind }, report.succeeded ? 1 : 0);
      }
    };
    const forget = (): void => {
      time.reset();
      succeeded.reset();
    };
    this.metrics.collect('backup', readBackups, { forget });
    this.metrics.collect('disk', async () => {
      const { free, all } = await diskBytes(this.settings.env.DATA_DIR);
      this.metrics.gauge(diskFree).set({}, free);
      this.metrics.gauge(diskSize).set({}, all);
    });
  }
}
