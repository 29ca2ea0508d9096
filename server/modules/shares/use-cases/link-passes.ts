import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { SecretBox } from '../../../platform/security/secret-box.js';
import { LinkPasswordRequired } from '../domain/share-link.errors.js';

const PURPOSE = 'pass of a share link';
/** How long a right password opens the link in one browser. */
export const PASS_SECONDS = 12 * 3_600;

const passSchema = z.object({ until: z.number() });

interface Guarded {
  readonly id: string;
  readonly passwordHash: string | null;
}

/** Passes for links with a password: a sealed moment, bound to one link. The link itself is checked each time. */
@Injectable()
export class LinkPasses {
  constructor(
    private readonly secrets: SecretBox,
    private readonly clock: Clock,
  ) {}

  async issue(linkId: string): Promise<string> {
    const until = this.clock.now().getTime() + PASS_SECONDS * 1000;
    return (await this.secrets.seal(JSON.stringify({ until }), PURPOSE, linkId)).toString('base64url');
  }

  /** @throws LinkPasswordRequired */
  async assert({ id, passwordHash }: Guarded, pass: string | null): Promise<void> {
    if (passwordHash !== null && !(await this.#opens(id, pass))) throw new LinkPasswordRequired();
  }

  async #opens(linkId: string, pass: string | null): Promise<boolean> {
    if (pass === null) return false;
    // A pass that does not open was made up, or sealed for another link.
    const opened = await this.secrets.open(Buffer.from(pass, 'base64url'), PURPOSE, linkId).catch(() => null);
    return opened !== null && passSchema.parse(JSON.parse(opened)).until > this.clock.now().getTime();
  }
}
