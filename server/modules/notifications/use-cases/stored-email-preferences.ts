import { Injectable } from '@nestjs/common';
import type { Language } from '../../../platform/http/language.js';
import { EmailPreferences, type Unsubscribing } from '../../../platform/mail/email-preferences.js';
import { switchableKinds } from '../domain/kinds.js';
import { Choices } from '../queries/choices.query.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';

/** People's email preferences, for every module that sends emails. */
@Injectable()
export class StoredEmailPreferences extends EmailPreferences {
  constructor(
    private readonly choices: Choices,
    private readonly links: UnsubscribeLinks,
  ) {
    super();
  }

  override async of(accountId: string, name: string, language: Language): Promise<Unsubscribing | null> {
    const kind = switchableKinds.find((each) => each === name);
    if (!kind) throw new RangeError(`unknown email kind: ${name}`);
    const { email } = await this.choices.of(accountId, kind);
    return email ? this.links.of({ accountId, kind }, language) : null;
  }
}
