import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type SelfDeclaration, selfDeclaration } from '../http/self-declaration.contract.js';

interface Row {
  readonly attribute: string;
  readonly value: string;
  readonly consent_at: Date | string;
}

/** A person's own declaration, for that person only. */
@Injectable()
export class SelfDeclarationQuery {
  constructor(private readonly em: EntityManager) {}

  async execute(userId: string): Promise<SelfDeclaration> {
    const rows = await this.em.execute<Row[]>(
      'select attribute, value, consent_at from fairness.audit_group where user_id = ?',
      [userId],
    );
    const declared = (name: string): string | null => rows.find(({ attribute }) => attribute === name)?.value ?? null;
    const latest = Math.max(...rows.map(({ consent_at: at }) => new Date(at).getTime()));
    return selfDeclaration.parse({
      gender: declared('GENDER'),
      ethnicity: declared('ETHNICITY'),
      consented_at: rows.length === 0 ? null : new Date(latest).toISOString(),
    });
  }
}
