import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { Language } from '../../../platform/http/language.js';
import { type PresentedCandidate, IdentityFacade, type Viewer } from '../../identity/index.js';
import { assertOpen, isStillShown } from '../domain/link-state.js';
import { hashOfLinkToken, looksLikeLinkToken } from '../../../platform/security/link-token.js';
import type { Shown } from '../domain/share-link.entity.js';
import { Makers } from './makers.query.js';

/** A link that can be read now. */
export interface OpenLink {
  readonly id: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly shown: Shown;
  readonly passwordHash: string | null;
  readonly expiresAt: Date;
  /** Whose eyes the link has: the recruiter who made it, as they may see today. */
  readonly viewer: Viewer;
}

export interface LinkedPerson {
  /** The entry in the link. */
  readonly id: string;
  readonly seekerId: string;
  readonly candidate: PresentedCandidate;
}

interface Row {
  id: string;
  company_id: string;
  shown: Shown;
  password_hash: string | null;
  made_by: string | null;
  expires_at: Date | string;
  revoked_at: Date | string | null;
}

/** The single rule of what a token opens, read from the database for every answer: a change counts at once in every process. */
@Injectable()
export class OpenLinks {
  constructor(
    private readonly em: EntityManager,
    private readonly makers: Makers,
    private readonly identity: IdentityFacade,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound for an unknown token; LinkExpired, LinkRevoked */
  find(token: string): Promise<OpenLink> {
    return this.#find(token, '');
  }

  /** The same with a lock: a revocation waits until the transaction ends. */
  hold(token: string): Promise<OpenLink> {
    return this.#find(token, 'for update');
  }

  async #find(token: string, lock: '' | 'for update'): Promise<OpenLink> {
    if (!looksLikeLinkToken(token)) throw new NotFound();
    const [row] = await this.em.execute<Row[]>(
      `select id, company_id, shown, password_hash, made_by, expires_at, revoked_at
         from share_link where token_hash = ? ${lock}`,
      [hashOfLinkToken(token)],
    );
    if (!row) throw new NotFound();
    const expiresAt = new Date(row.expires_at);
    const company = row.made_by === null ? null : await this.makers.recruitsFor(row.made_by);
    const makerRecruits = company?.id === row.company_id;
    const revokedAt = row.revoked_at === null ? null : new Date(row.revoked_at);
    assertOpen({ expiresAt, revokedAt, makerRecruits }, this.clock.now());
    return {
      id: row.id,
      companyId: row.company_id,
      companyName: company?.name ?? '',
      shown: row.shown,
      passwordHash: row.password_hash,
      expiresAt,
      viewer: { id: row.made_by ?? '', role: 'RECRUITER' },
    };
  }

  /** The people of an open link in its order, as its maker may see them now; others are neither shown nor counted. */
  async people(link: OpenLink, language: Language, only?: string): Promise<readonly LinkedPerson[]> {
    const rows = await this.em.execute<{ id: string; seeker_id: string; findable: boolean; excluded: boolean }[]>(
      `select id, seeker_id, findable, excluded from share_link_person
        where link_id = ? and (?::uuid is null or id = ?) order by slot`,
      [link.id, only ?? null, only ?? null],
    );
    const ids = rows.map((row) => row.seeker_id);
    const reach = await this.identity.reachOf(link.viewer, ids);
    const presented = await this.identity.presentCandidates(link.viewer, ids, {
      language,
      place: 'list',
      alwaysMasked: link.shown === 'MASKED',
    });
    return rows.flatMap(({ id, seeker_id: seekerId, ...then }) => {
      const candidate = presented.get(seekerId);
      const now = reach.get(seekerId);
      if (!candidate || !now || !isStillShown(then, now)) return [];
      return [{ id, seekerId, candidate }];
    });
  }
}
