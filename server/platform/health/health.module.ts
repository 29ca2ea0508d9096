import { EntityManager } from '@mikro-orm/postgresql';
import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { HealthChecks } from './health-checks.js';

/** Collects the health checks of all modules; the database is the platform's own. */
@Global()
@Module({ providers: [HealthChecks], exports: [HealthChecks] })
export class HealthModule implements OnModuleInit {
  constructor(
    private readonly checks: HealthChecks,
    private readonly em: EntityManager,
  ) {}

  onModuleInit(): void {
    this.checks.add({
      name: 'database',
      check: async () => {
        await this.em.fork().execute('select 1');
      },
    });
  }
}
