import type { EntityManager } from '@mikro-orm/postgresql';
import type { Knowledge, KnownConcept } from '../engine/similarity/knowledge.js';
import type { Attribution } from './attributions.js';

/** Concepts per insert; a concept has about a kilobyte. */
const BATCH = 250;
/** Makes concurrent imports run one after the other. */
const IMPORT_LOCK = 'taxonomy-import';

export interface StoredTaxonomy {
  readonly version: string;
  readonly concepts: number;
  readonly names: number;
  readonly attributions: readonly Attribution[];
  readonly importedAt: Date;
}

/** Imported classifications in the database. One version is current; switching is one transaction. */
export class TaxonomyStore {
  constructor(private readonly em: EntityManager) {}

  /** The current version; null if only the project's lexicon is used. */
  async current(): Promise<StoredTaxonomy | null> {
    const [row] = await this.em.execute<
      { version: string; concepts: number; names: number; attributions: readonly Attribution[]; imported_at: Date }[]
    >('select version, concepts, names, attributions, imported_at from taxonomy_version where is_current');
    if (!row) return null;
    const { version, concepts, names, attributions, imported_at: importedAt } = row;
    return { version, concepts, names, attributions, importedAt: new Date(importedAt) };
  }

  /**
   * Makes this the current version in one transaction: inserts what is missing, switches, deletes older versions.
   * @returns whether it was stored before.
   */
  async switchTo(
    knowledge: Knowledge,
    { attributions, topics }: { readonly attributions: readonly Attribution[]; readonly topics: Buffer },
    now: Date,
  ): Promise<boolean> {
    return this.em.transactional(async (em) => {
      await em.execute('select pg_advisory_xact_lock(hashtext(?))', [IMPORT_LOCK]);
      const { version, concepts } = knowledge;
      const [known] = await em.execute<unknown[]>('select 1 from taxonomy_version where version = ?', [version]);
      if (!known) {
        const names = concepts.reduce((sum, concept) => sum + concept.names.length, 0);
        await em.execute(
          `insert into taxonomy_version (version, concepts, names, attributions, imported_at, is_current)
           values (?, ?, ?, ?::jsonb, ?, false)`,
          [version, concepts.length, names, JSON.stringify(attributions), now],
        );
        for (let at = 0; at < concepts.length; at += BATCH) {
          await this.insert(em, version, concepts.slice(at, at + BATCH), at);
        }
      }
      await em.execute('update taxonomy_version set topics = ? where version = ?', [topics, version]);
      await em.execute('update taxonomy_version set is_current = false where is_current and version <> ?', [version]);
      await em.execute('update taxonomy_version set is_current = true where version = ?', [version]);
      await em.execute('delete from taxonomy_version where not is_current');
      return known !== undefined;
    });
  }

  private async insert(
    em: EntityManager,
    version: string,
    concepts: readonly KnownConcept[],
    at: number,
  ): Promise<void> {
    const rows = concepts.map((concept, index) => ({ ...concept, position: at + index }));
    await em.execute(
      `insert into taxonomy_concept (version, id, kind, position, names, texts, near)
       select ?, row.id, row.kind, row.position, row.names, row.texts,
              array(select jsonb_array_elements_text(row.near))
         from jsonb_to_recordset(?::jsonb)
           as row (id text, kind text, position int, names jsonb, texts jsonb, near jsonb)`,
      [version, JSON.stringify(rows)],
    );
  }

  /** The topic model for scores in the format of `engine/topic/topic-bytes.ts`; null if an older release imported it. */
  async topics(version: string): Promise<Buffer | null> {
    const [row] = await this.em.execute<{ topics: Buffer | null }[]>(
      'select topics from taxonomy_version where version = ?',
      [version],
    );
    return row?.topics ?? null;
  }

  /** The concepts of a version, in the order of import. */
  async read(version: string): Promise<Knowledge> {
    const rows = await this.em.execute<KnownConcept[]>(
      'select id, kind, names, texts, near from taxonomy_concept where version = ? order by position',
      [version],
    );
    return { version, concepts: rows.map(({ id, kind, names, texts, near }) => ({ id, kind, names, texts, near })) };
  }
}
