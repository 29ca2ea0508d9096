import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Degraded, HealthChecks, type Remark } from '../../../platform/health/health-checks.js';
import { sentencesOf } from '../../../platform/health/health-text.js';
import type { MatchingMessages } from '../messages/messages.js';
import { EngineVersions } from './engine-versions.js';
import { SemanticProvider } from './semantic-provider.js';

/** Counting stops here; the remark then says "at least". */
const MAX_COUNTED = 1_000;

const { sentence, count } = sentencesOf<MatchingMessages>();

/**
 * Shows operators whether scores include embeddings. Reads stored scores instead of calling the service: this process is not the
 * one that computes, and a call per minute would cost money.
 */
@Injectable()
export class SemanticHealth implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly provider: SemanticProvider,
    private readonly versions: EngineVersions,
    private readonly checks: HealthChecks,
  ) {}

  onModuleInit(): void {
    const { model } = this.provider;
    if (model === null) return;
    this.checks.add({ name: 'embeddings', check: () => this.remark(model) });
  }

  private async remark(model: string): Promise<Remark> {
    const rows = await this.em
      .fork()
      .execute('select 1 from match_subject where engine_version = ? limit ?', [this.versions.own, MAX_COUNTED]);
    if (rows.length === 0) return sentence('HEALTH.EMBEDDINGS_USED', { model });
    return new Degraded(
      rows.length < MAX_COUNTED
        ? count('HEALTH.EMBEDDINGS_MISSING', rows.length, { model })
        : sentence('HEALTH.EMBEDDINGS_MISSING_MANY', { limit: MAX_COUNTED, model }),
    );
  }
}
