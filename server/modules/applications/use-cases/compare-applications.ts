import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Language } from '../../../platform/http/language.js';
import type { Comparison } from '../http/comparison.contract.js';
import { BlindReviewQuery } from '../queries/blind-review.query.js';
import { ComparisonQuery } from '../queries/comparison.query.js';
import { MarkViewed } from './mark-viewed.js';
import { OpenBlindStep } from './open-blind-step.js';

/** Reads a comparison, and records the same accesses as opening each of the applications. */
@Injectable()
export class CompareApplications {
  constructor(
    private readonly comparison: ComparisonQuery,
    private readonly blind: BlindReviewQuery,
    private readonly steps: OpenBlindStep,
    private readonly viewed: MarkViewed,
  ) {}

  /** @throws NotFound */
  async execute(actor: Actor, jobId: string, ids: readonly string[], language: Language): Promise<Comparison> {
    const { comparison, unseen, blind } = await this.comparison.execute(actor, jobId, ids, language);
    for (const id of unseen) await this.viewed.execute(actor, id);
    // The first words that a reviewer reads of a hidden person begin the blind review.
    for (const id of blind) if (await this.blind.beginsByReading(actor, id)) await this.steps.begin(actor, id);
    return comparison;
  }
}
