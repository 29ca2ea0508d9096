import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { IdentityFacade } from '../../identity/index.js';
import { PRESET_SLOTS, SHARED_PRESET_SLOTS, type StoredFilters } from '../domain/filter-preset.entity.js';
import { presetAccess } from '../domain/preset-access.js';
import type { FilterPreset } from '../http/candidate-search.contract.js';
import { PresetReaders } from './preset-readers.js';

interface Row {
  id: string;
  recruiter_id: string | null;
  company_id: string | null;
  name: string;
  filters: StoredFilters;
  is_default: boolean;
  created_at: Date | string;
  updated_at: Date | string;
}

const columns = 'id, recruiter_id, company_id, name, filters, is_default, created_at, updated_at';

/** Reads a recruiter's presets, and those that their team shares. */
@Injectable()
export class FilterPresetsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly readers: PresetReaders,
    private readonly identity: IdentityFacade,
  ) {}

  /** The default first, then by name. */
  async list(actor: Actor): Promise<FilterPreset[]> {
    const { companyId } = await this.readers.of(actor);
    const rows = await this.em.execute<Row[]>(
      `select ${columns} from filter_preset where recruiter_id = ? or company_id = ?::uuid
        order by is_default and recruiter_id = ? desc nulls last, fold_text(name), id
        limit ${PRESET_SLOTS + SHARED_PRESET_SLOTS}`,
      [actor.id, companyId, actor.id],
    );
    return this.#present(actor, rows);
  }

  /** @throws NotFound for a missing preset, and for one that the caller may not read. */
  async one(actor: Actor, id: string): Promise<FilterPreset> {
    const rows = await this.em.execute<Row[]>(`select ${columns} from filter_preset where id = ?`, [id]);
    const [preset] = await this.#present(actor, rows);
    if (!preset) throw new NotFound();
    return preset;
  }

  async #present(actor: Actor, rows: readonly Row[]): Promise<FilterPreset[]> {
    const reader = await this.readers.of(actor);
    const others = rows.flatMap(({ recruiter_id: author }) => (author === null || author === actor.id ? [] : [author]));
    const names = others.length === 0 ? new Map<string, never>() : await this.identity.findAccounts(others);
    return rows.flatMap((row) => {
      const { recruiter_id: recruiterId, company_id: companyId } = row;
      const access = presetAccess(reader, { recruiterId, companyId });
      if (access === null) return [];
      const isOwn = access === 'AUTHOR';
      return {
        id: row.id,
        name: row.name,
        filters: row.filters,
        is_default: isOwn && row.is_default,
        is_shared: companyId !== null,
        is_own: isOwn,
        author_name: isOwn || recruiterId === null ? null : (names.get(recruiterId)?.full_name ?? null),
        can_change: access !== 'READER',
        created_at: new Date(row.created_at).toISOString(),
        updated_at: new Date(row.updated_at).toISOString(),
      };
    });
  }
}
