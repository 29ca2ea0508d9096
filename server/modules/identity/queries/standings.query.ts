import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { ReadTogether } from '../../../platform/database/read-together.js';
import type { UnlockingType } from '../domain/interaction.js';
import type { KnownEmployer } from '../domain/employer.js';
import type { OpenDisclosure } from '../domain/present-candidate.js';
import { type Standing, noRelation, type Viewer } from '../domain/visibility.policy.js';
import { type BlindReader, BlindReviews } from '../domain/blind-reviews.js';
import { mayReadBlind } from '../domain/seat.js';
import { Employers } from './employers.query.js';

/** Relation of a viewer's company and a seeker, with the data that the presenter shows. */
export interface KnownStanding extends Standing {
  readonly disclosure: OpenDisclosure | null;
  /** The viewer's company. */
  readonly companyId: string | null;
}

export interface StandingRow {
  readonly disclosure_type: UnlockingType | null;
  readonly disclosed_at: Date | string | null;
  readonly disclosed_until: Date | string | null;
  readonly excluded: boolean;
}

/** Columns and joins that a query of `account a` adds to read the relation with its rows. Pass the parameters in text order. */
export interface StandingParts {
  readonly companyId: string | null;
  /** For {@link Standings.blindOf}. */
  readonly blindReader: BlindReader | null;
  readonly columns: { readonly sql: string; readonly params: readonly unknown[] };
  readonly join: { readonly sql: string; readonly params: readonly unknown[] };
}

export const unknownStanding: KnownStanding = { ...noRelation, disclosure: null, companyId: null };

/** For viewers without any relation to seekers. */
const noParts: StandingParts = {
  companyId: null,
  blindReader: null,
  columns: {
    sql: 'null as disclosure_type, null as disclosed_at, null as disclosed_until, false as excluded',
    params: [],
  },
  join: { sql: '', params: [] },
};

/**
 * Relations that open or close seekers' profiles to a viewer. Expired disclosures count as closed, even before the job records
 * it.
 */
@Injectable()
export class Standings {
  constructor(
    private readonly reads: ReadTogether,
    private readonly employers: Employers,
    private readonly time: DatabaseTime,
    private readonly blindReviews: BlindReviews,
  ) {}

  /** The people in `seekerIds` that the viewer reviews blind. Reads nothing if the viewer can review nobody blind. */
  async blindAmong(viewer: Viewer, seekerIds: readonly string[]): Promise<ReadonlySet<string>> {
    return seekerIds.length === 0 ? new Set() : this.blindOf(await this.blindReaderOf(viewer), seekerIds);
  }

  /** Like {@link blindAmong}, for a reader that is already loaded. */
  blindOf(reader: BlindReader | null, seekerIds: readonly string[]): Promise<ReadonlySet<string>> {
    return reader === null ? Promise.resolve(new Set<string>()) : this.blindReviews.among(reader, seekerIds);
  }

  /** The viewer as a possible blind reviewer; null for roles that never review blind, for example seekers. */
  async blindReaderOf(viewer: Viewer): Promise<BlindReader | null> {
    return viewer.role === 'RECRUITER' ? readerOf(viewer, await this.employers.ofViewer(viewer)) : null;
  }

  /** Only recruiters have a relation to seekers. */
  async partsOf(viewer: Viewer): Promise<StandingParts> {
    if (viewer.role !== 'RECRUITER') return noParts;
    const employer = await this.employers.ofViewer(viewer);
    const { companyId, domains } = employer;
    const now = this.time.part();
    return {
      companyId,
      blindReader: readerOf(viewer, employer),
      columns: {
        sql: `d.type as disclosure_type, d.created_at as disclosed_at, d.expires_at as disclosed_until,
              exists (select 1 from seeker_exclusion e
                       where e.seeker_id = a.id and (e.company_id = ? or e.domain in (?))) as excluded`,
        params: [companyId, [...domains, '']],
      },
      join: {
        sql: `left join seeker_disclosure d on d.seeker_id = a.id and d.company_id = ? and d.concealed_at is null
                                           and (d.expires_at is null or d.expires_at > ${now.sql})`,
        params: [companyId, ...now.params],
      },
    };
  }

  /** Unknown ids are absent. */
  async of(viewer: Viewer, seekerIds: readonly string[]): Promise<ReadonlyMap<string, KnownStanding>> {
    if (viewer.role !== 'RECRUITER' || seekerIds.length === 0) return new Map();
    const { companyId, blindReader, columns, join } = await this.partsOf(viewer);
    const rows = await this.reads.rows<StandingRow & { id: string }>(
      `select a.id, ${columns.sql} from account a ${join.sql} where a.id in (?)`,
      [...columns.params, ...join.params, [...new Set(seekerIds)]],
    );
    const blind = await this.blindOf(blindReader, seekerIds);
    return new Map(rows.map((row) => [row.id, standingOf(row, companyId, blind.has(row.id))]));
  }

  async ofOne(viewer: Viewer, seekerId: string): Promise<KnownStanding> {
    return (await this.of(viewer, [seekerId])).get(seekerId) ?? unknownStanding;
  }
}

const readerOf = ({ id }: Viewer, { companyId, seat }: KnownEmployer): BlindReader | null =>
  companyId !== null && mayReadBlind(seat) ? { id, companyId, seat } : null;

export function standingOf(row: StandingRow, companyId: string | null, blind: boolean): KnownStanding {
  const { disclosure_type: type, disclosed_at: since, disclosed_until: until, excluded } = row;
  if (blind) return { open: null, excluded, disclosure: null, companyId, blind };
  if (type === null || since === null) return { open: null, excluded, disclosure: null, companyId };
  const disclosure = {
    type,
    created_at: new Date(since).toISOString(),
    expires_at: until && new Date(until).toISOString(),
  };
  return { open: type, excluded, disclosure, companyId };
}
