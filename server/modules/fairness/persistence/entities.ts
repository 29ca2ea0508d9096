import { AuditGroupSchema } from '../domain/audit-group.entity.js';

/** The tables of this module. */
export const entities = [AuditGroupSchema];
