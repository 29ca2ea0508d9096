import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../platform/auth/actor.js';
import { NotFound } from '../../../../platform/errors/request.errors.js';
import type { Language } from '../../../../platform/http/language.js';
import { DisclosuresFacade, IdentityFacade } from '../../../identity/index.js';
import { type SearchConnection, SearchSession } from '../../../jobs/index.js';
import { askedTerms, type Concepts, type Likeness, likeness } from '../../domain/likeness.js';
import type { Ontology } from '../../engine/ontology/ontology.js';
import { MAX_SIMILAR, type SimilarPeopleAnswer } from '../../http/similar-people.contract.js';
import type { ConceptId } from '../../lexicon/concept.js';
import { CurrentOntology } from '../../lexicon/current-ontology.js';
import { COUNTED } from './candidate-facets.js';
import { notHiding, type Searcher } from './candidate-filter.js';

/** People compared by their occupation, and by their skills: those with the most complete cards. */
const COMPARED = 1_000;
const TERMS = { occupations: 6, skills: 12 } as const;
const SHARED_NAMES = 6;

interface Card {
  readonly seekerId: string;
  readonly skills: readonly string[];
  readonly town: string | null;
  readonly strength: number;
}

interface Compared extends Likeness {
  readonly card: Card;
}

/**
 * People like a given one, among those whom the caller's company can find. It reads the search index only, which is built from masked
 * cards: neither who is found nor the order depends on anything that a mask hides.
 */
@Injectable()
export class SimilarPeople {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly disclosures: DisclosuresFacade,
    private readonly session: SearchSession,
    private readonly ontology: CurrentOntology,
  ) {}

  /**
   * @param except people to leave out, at most some hundred.
   * @throws NotFound for a person whom the caller may not see; SearchTooBroad if the database cannot answer in time.
   */
  async of(
    actor: Actor,
    seekerId: string,
    except: readonly string[],
    language: Language,
  ): Promise<SimilarPeopleAnswer> {
    const visible = await this.identity.presentNames(actor, [seekerId], { language, place: 'list' });
    if (!visible.has(seekerId)) throw new NotFound();
    const searcher = await this.disclosures.employerOfViewer(actor);
    const ontology = this.ontology.get();
    const concepts = conceptsOf(ontology);
    const { own, others } = await this.session.run((connection) =>
      this.#cards(connection, { seekerId, except, searcher, concepts }),
    );
    if (!own) return { people: [] };
    // The place of somebody who is reviewed blind is hidden, so it counts for nothing.
    const near = others.filter(({ town }) => own.town !== null && town === own.town);
    const blind = await this.disclosures.blindAmong(actor, [seekerId, ...near.map((card) => card.seekerId)]);
    const shown = (card: Card): Card => (blind.has(card.seekerId) ? { ...card, town: null } : card);
    const found = others
      .map((card): Compared => ({ ...likeness(shown(own), shown(card), concepts), card }))
      .filter(({ points }) => points > 0)
      .sort(byLikeness)
      .slice(0, 2 * MAX_SIMILAR);
    return { people: await this.#present(actor, found, ontology, language) };
  }

  async #cards(
    connection: SearchConnection,
    asked: {
      readonly seekerId: string;
      readonly except: readonly string[];
      readonly searcher: Searcher;
      readonly concepts: Concepts;
    },
  ): Promise<{ own: Card | null; others: readonly Card[] }> {
    const { em } = connection;
    const { seekerId, except, searcher, concepts } = asked;
    const columns = 'c.seeker_id as "seekerId", c.skills, c.town, c.strength';
    const [own] = await em.execute<Card[]>(`select ${columns} from candidate_search c where c.seeker_id = ?`, [
      seekerId,
    ]);
    if (!own) return { own: null, others: [] };
    const terms = askedTerms(own, concepts, TERMS);
    const allowed = notHiding(searcher);
    const found = new Map<string, Card>();
    for (const part of [terms.occupations, terms.skills]) {
      if (part.length === 0) continue;
      await connection.walk(await this.#isCommon(connection, part));
      const rows = await em.execute<Card[]>(
        `select ${columns} from candidate_search c
          where c.skills && array[?]::text[] and c.seeker_id not in (?) and ${allowed.sql}
          order by c.strength desc, c.changed_at desc, c.seeker_id desc limit ${COMPARED}`,
        [[...part], [seekerId, ...except], ...allowed.params],
      );
      for (const row of rows) found.set(row.seekerId, row);
    }
    return { own, others: [...found.values()] };
  }

  /** Then the most complete cards are found sooner along their order than among all that share a term. */
  async #isCommon({ em, walk }: SearchConnection, terms: readonly string[]): Promise<boolean> {
    await walk(false);
    const [row] = await em.execute<{ n: number }[]>(
      `select count(*)::int as n
         from (select 1 from candidate_search c where c.skills && array[?]::text[] limit ${COUNTED + 1}) as counted`,
      [[...terms]],
    );
    return (row?.n ?? 0) > COUNTED;
  }

  /** People who hid a moment ago are missing in the presenter's answer, so a few more are asked for. */
  async #present(
    actor: Actor,
    found: readonly Compared[],
    ontology: Ontology,
    language: Language,
  ): Promise<SimilarPeopleAnswer['people']> {
    const users = await this.identity.presentCandidates(
      actor,
      found.map(({ card }) => card.seekerId),
      { language, place: 'list' },
    );
    return found
      .flatMap(({ card, shared, sameTown }) => {
        const user = users.get(card.seekerId);
        const known = shared.filter((id) => ontology.concepts.has(id as ConceptId)).slice(0, SHARED_NAMES);
        const names = known.map((id) => ontology.name(id as ConceptId)[language]);
        return user ? [{ user, shared: [...new Set(names)], same_town: sameTown }] : [];
      })
      .slice(0, MAX_SIMILAR);
  }
}

const conceptsOf = (ontology: Ontology): Concepts => ({
  weight: (id) => ontology.weight(id as ConceptId),
  worth: (id) => ontology.worth(id as ConceptId),
});

const byLikeness = (one: Compared, other: Compared): number =>
  other.points - one.points ||
  other.card.strength - one.card.strength ||
  (one.card.seekerId < other.card.seekerId ? 1 : -1);
