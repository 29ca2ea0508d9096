import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { HealthChecks } from '../health/health-checks.js';
import { Cages } from './cages.js';

/** Where programs that decode uploaded files run. */
@Global()
@Module({ providers: [Cages], exports: [Cages] })
export class CageModule implements OnModuleInit {
  constructor(
    private readonly cages: Cages,
    private readonly checks: HealthChecks,
  ) {}

  onModuleInit(): void {
    this.checks.add({ name: 'cage', check: () => this.cages.remark() });
  }
}
