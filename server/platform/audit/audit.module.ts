import { Global, Module } from '@nestjs/common';
import { AuditLog } from './audit-log.js';

/** The audit log of operators' actions, available to all modules. */
@Global()
@Module({ providers: [AuditLog], exports: [AuditLog] })
export class AuditModule {}
