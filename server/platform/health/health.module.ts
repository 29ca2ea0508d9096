import { EntityManager } from '@mikro-orm/postgresql';
import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { readBackupReports } from './backup-report.entity.js';
import { backupRemark } from './backup-remark.js';
import { diskSpace } from './disk-space.js';
import { HealthChecks } from './health-checks.js';
import { MeasureHealth } from './measure-health.js';

/** Collects the health checks of all modules; the platform adds the database. */
@Global()
@Module({ providers: [HealthChecks, MeasureHealth], exports: [HealthChecks] })
export class HealthModule implements OnModuleInit {
  constructor(
    private readonly checks: HealthChecks,
    private readonly em: EntityManager,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.checks.add({
      name: 'database',
      check: async () => {
        await this.em.fork().execute('select 1');
      },
    });
    const { DATA_DIR, DEMO_MODE } = this.settings.env;
    this.checks.add({ name: 'disk', check: () => diskSpace(DATA_DIR) });
    this.checks.add({
      name: 'backup',
      check: async () => backupRemark(await readBackupReports(this.em.fork()), { isDemo: DEMO_MODE }),
    });
  }
}
