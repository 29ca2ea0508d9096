import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.js';
import type { Language } from '../../../platform/http/language.js';
import { Translator } from '../../../platform/i18n/translator.js';
import type { Unsubscribing } from '../../../platform/mail/email-preferences.js';
import { SecretBox } from '../../../platform/security/secret-box.js';
import { type SwitchableKind, switchableKinds } from '../domain/kinds.js';
import { UnsubscribeLinkBroken } from '../domain/notifications.errors.js';

const PURPOSE = 'unsubscribe';
const OWNER = 'link';

export interface UnsubscribeTarget {
  readonly accountId: string;
  readonly kind: SwitchableKind;
}

/** Links that switch off emails of one kind for one person, without a sign-in and without an expiry date. */
@Injectable()
export class UnsubscribeLinks {
  constructor(
    private readonly box: SecretBox,
    private readonly settings: Settings,
    private readonly translator: Translator,
  ) {}

  async of({ accountId, kind }: UnsubscribeTarget, language: Language): Promise<Unsubscribing> {
    const { PUBLIC_URL } = this.settings.env;
    const token = (await this.box.seal(`${accountId} ${kind}`, PURPOSE, OWNER)).toString('base64url');
    return {
      headers: {
        'List-Unsubscribe': `<${PUBLIC_URL}/api/notifications/unsubscribe?token=${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
      // After the `#`: browsers do not send this part, so no server logs it.
      link: {
        label: this.translator.text('NOTIFICATIONS.UNSUBSCRIBE', language),
        url: `${PUBLIC_URL}/unsubscribe#token=${token}`,
      },
    };
  }

  /** @throws UnsubscribeLinkBroken */
  async read(token: string): Promise<UnsubscribeTarget> {
    const text = await this.box
      .open(Buffer.from(token, 'base64url'), PURPOSE, OWNER)
      .catch(() => Promise.reject(new UnsubscribeLinkBroken()));
    const [accountId = '', name] = text.split(' ');
    const kind = switchableKinds.find((each) => each === name);
    if (!kind) throw new UnsubscribeLinkBroken();
    return { accountId, kind };
  }
}
