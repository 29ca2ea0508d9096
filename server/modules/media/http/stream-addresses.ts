import { createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { InvalidInput, Unauthenticated } from '../../../platform/errors/request.errors.js';
import { SecretBox } from '../../../platform/security/secret-box.js';
import type { Viewer } from '../domain/video.policy.js';
import { signedUrlSeconds } from './assets.contract.js';

/** Credentials of a request for a stored file. */
export interface Entrance {
  readonly actor: Actor | null;
  readonly id: string;
  /** Signature of a signed address. */
  readonly access: string | null;
}

export const StreamEntrance = createParamDecorator((_: unknown, context: ExecutionContext): Entrance => {
  const request = context.switchToHttp().getRequest<FastifyRequest & { actor?: Actor | null }>();
  const { id = '' } = request.params as { id?: string };
  const { access } = request.query as { access?: unknown };
  return { actor: request.actor ?? null, id, access: typeof access === 'string' ? access : null };
});

const PURPOSE = 'signed media address';
const pass = z.object({ viewer: z.string(), role: z.string(), until: z.number() });

/**
 * Signed addresses that open one file for one viewer for some minutes, for players that cannot send a header or cookie. The
 * address only identifies the viewer; whether they may see the file is checked each time.
 */
@Injectable()
export class StreamAddresses {
  constructor(
    private readonly secrets: SecretBox,
    private readonly clock: Clock,
  ) {}

  /** @throws Unauthenticated without credentials, or with an expired address @throws InvalidInput */
  async enter({ actor, id, access }: Entrance): Promise<{ readonly viewer: Viewer; readonly id: string }> {
    const viewer = await this.viewerOf({ actor, id, access });
    if (!viewer) throw new Unauthenticated();
    if (!idSchema.safeParse(id).success) throw new InvalidInput([{ path: 'id', code: 'FIELD.INVALID' }]);
    return { viewer, id };
  }

  /** The session's account, or the viewer of a signed address; null without credentials. */
  async viewerOf({ actor, id, access }: Entrance): Promise<Viewer | null> {
    return actor ?? (access === null ? null : this.#passOf(access, id));
  }

  /** The query parameter that opens this file for this viewer. */
  async sign({ id: viewer, role }: Viewer, id: string): Promise<string> {
    const until = this.clock.now().getTime() + signedUrlSeconds * 1000;
    const sealed = await this.secrets.seal(JSON.stringify({ viewer, role, until }), PURPOSE, id);
    return `access=${sealed.toString('base64url')}`;
  }

  async #passOf(access: string, id: string): Promise<Viewer | null> {
    const opened = await this.secrets.open(Buffer.from(access, 'base64url'), PURPOSE, id).catch(() => null);
    if (opened === null) return null;
    const { viewer, role, until } = pass.parse(JSON.parse(opened));
    return until > this.clock.now().getTime() ? { id: viewer, role } : null;
  }
}
