import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { choiceByDefault, type Kind } from '../domain/kinds.js';

export interface ChoiceChange {
  readonly kind: Kind;
  readonly inApp?: boolean | undefined;
  readonly email?: boolean | undefined;
}

/** Stores a person's choice for one kind, and its date. */
@Injectable()
export class SetChoice {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** One statement, so that two parallel requests that change different switches both count. */
  async execute(accountId: string, { kind, inApp, email }: ChoiceChange): Promise<void> {
    const byDefault = choiceByDefault(kind);
    await this.em.execute(
      `insert into notification_preference (account_id, kind, in_app, email, decided_at) values (?, ?, ?, ?, ?)
       on conflict (account_id, kind) do update
         set in_app = coalesce(?::boolean, notification_preference.in_app),
             email = coalesce(?::boolean, notification_preference.email), decided_at = excluded.decided_at`,
      [
        accountId,
        kind,
        inApp ?? byDefault.inApp,
        email ?? byDefault.email,
        this.clock.now(),
        inApp ?? null,
        email ?? null,
      ],
    );
  }
}
