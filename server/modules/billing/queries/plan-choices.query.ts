import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { PaidPlan } from '../domain/offer.js';

/** Plans that were chosen and not paid yet. */
@Injectable()
export class PlanChoices {
  constructor(private readonly em: EntityManager) {}

  async of(ownerId: string): Promise<PaidPlan | null> {
    const [row] = await this.em.execute<{ plan: PaidPlan }[]>('select plan from plan_choice where owner_id = ?', [
      ownerId,
    ]);
    return row?.plan ?? null;
  }
}
