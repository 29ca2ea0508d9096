import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Choice, choiceByDefault, concerns, type Kind, switchableKinds, traits } from '../domain/kinds.js';
import type { MailBox, NotificationPreference } from '../http/notifications.contract.js';

interface Row {
  kind: Kind;
  in_app: boolean;
  email: boolean;
}

/** People's choices for each kind of notification. */
@Injectable()
export class Choices {
  constructor(private readonly em: EntityManager) {}

  async of(accountId: string, kind: Kind): Promise<Choice> {
    return (await this.#all(accountId)).get(kind) ?? choiceByDefault(kind);
  }

  /** The kinds of the role, in the order of `switchableKinds`. */
  async list(accountId: string, role: string): Promise<NotificationPreference[]> {
    const chosen = await this.#all(accountId);
    return switchableKinds
      .filter((kind) => concerns(kind, role))
      .map((kind) => {
        const { inApp, email } = chosen.get(kind) ?? choiceByDefault(kind);
        const { box, inApp: isShown } = traits[kind];
        return {
          kind,
          in_app: isShown ? inApp : null,
          email,
          box: box === null ? 'none' : (`email_${box}` satisfies MailBox),
        };
      });
  }

  async #all(accountId: string): Promise<ReadonlyMap<Kind, Choice>> {
    const rows = await this.em.execute<Row[]>(
      'select kind, in_app, email from notification_preference where account_id = ?',
      [accountId],
    );
    return new Map(rows.map(({ kind, in_app: inApp, email }) => [kind, { inApp, email }]));
  }
}
