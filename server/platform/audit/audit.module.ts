import { Global, Module } from '@nestjs/common';
import { AuditLog } from './audit-log.js';

/** The record of what operators do, written by whichever module they do it in. */
@Global()
@Module({ providers: [AuditLog], exports: [AuditLog] })
export class AuditModule {}
