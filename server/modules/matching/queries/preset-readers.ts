import { Injectable } from '@nestjs/common';
import { DisclosuresFacade, type Viewer } from '../../identity/index.js';
import type { PresetReader } from '../domain/preset-access.js';

/** The team and role of a recruiter, as presets need them. */
@Injectable()
export class PresetReaders {
  constructor(private readonly disclosures: DisclosuresFacade) {}

  async of(viewer: Viewer): Promise<PresetReader> {
    const { companyId, seat } = await this.disclosures.employerOfViewer(viewer);
    return { id: viewer.id, companyId, role: seat?.role ?? null };
  }
}
