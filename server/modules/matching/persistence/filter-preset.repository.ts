import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type PresetReader, presetAccess } from '../domain/preset-access.js';
import { FilterPreset } from '../domain/filter-preset.entity.js';

/** Presets for use cases. Call inside a transaction. */
@Injectable()
export class FilterPresetRepository {
  constructor(private readonly em: EntityManager) {}

  /** Locks all presets of the recruiter until the transaction ends, because names, slots and the default concern all of them. */
  async lock(recruiterId: string): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`filter presets ${recruiterId}`]);
  }

  /** Locks the shared presets of a company until the transaction ends, because of their slots. */
  async lockShared(companyId: string): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`shared presets ${companyId}`]);
  }

  /** Null for a missing preset, and for one that the reader may not read. */
  async findForChange(
    id: string,
    reader: PresetReader,
  ): Promise<{ readonly preset: FilterPreset; readonly access: 'AUTHOR' | 'OWNER' | 'READER' } | null> {
    const preset = await this.em.findOne(FilterPreset, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const access = preset && presetAccess(reader, preset);
    return preset && access ? { preset, access } : null;
  }

  /** Presets that the recruiter shared with a team that they left stay with that team, and are no longer theirs. */
  async leaveShared(recruiterId: string, companyId: string | null): Promise<void> {
    await this.em.execute(
      `update filter_preset set recruiter_id = null, is_default = false
        where recruiter_id = ? and company_id is not null and company_id is distinct from ?::uuid`,
      [recruiterId, companyId],
    );
  }

  async sharedSlots(companyId: string): Promise<readonly number[]> {
    const rows = await this.em.execute<{ company_slot: number }[]>(
      'select company_slot from filter_preset where company_id = ?',
      [companyId],
    );
    return rows.map((row) => row.company_slot);
  }

  async takenSlots(recruiterId: string): Promise<readonly number[]> {
    const rows = await this.em.execute<{ slot: number }[]>('select slot from filter_preset where recruiter_id = ?', [
      recruiterId,
    ]);
    return rows.map((row) => row.slot);
  }

  /** Whether another preset of the recruiter has this name; case does not matter. */
  async isNameTaken(recruiterId: string, name: string, exceptId: string): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      'select 1 from filter_preset where recruiter_id = ? and lower(name) = lower(?) and id <> ?',
      [recruiterId, name, exceptId],
    );
    return rows.length > 0;
  }

  /** Runs immediately, because the next statement sets another default and the database allows only one. */
  async unsetDefault(recruiterId: string, exceptId: string, now: Date): Promise<void> {
    await this.em.execute(
      'update filter_preset set is_default = false, updated_at = ? where recruiter_id = ? and is_default and id <> ?',
      [now, recruiterId, exceptId],
    );
  }

  add(preset: FilterPreset): void {
    this.em.persist(preset);
  }

  remove(preset: FilterPreset): void {
    this.em.remove(preset);
  }
}
