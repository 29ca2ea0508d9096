import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { Language } from '../../../platform/http/language.js';
import { Translator } from '../../../platform/i18n/translator.js';
import type { MatchActor } from '../domain/match.policy.js';
import { partNames } from '../domain/match-result.js';
import type { MatchAnswer, MatchExplanation } from '../http/matches.contract.js';
import { explanationColumns, type ExplanationRow } from './match-row.js';
import { partsOf, viewOf } from './match-view.js';
import { MatchViewers } from './match-viewers.js';
import { maskedEvidence, openEvidence } from './present-evidence.js';
import { PresentMatches } from './present-matches.js';

interface Found {
  readonly row: ExplanationRow;
  readonly card: MatchAnswer;
}

/** One match: its card, or the full explanation of its score. */
@Injectable()
export class GetMatchQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly viewers: MatchViewers,
    private readonly present: PresentMatches,
    private readonly translator: Translator,
  ) {}

  /** @throws NotFound if it does not exist or the caller has no access. */
  async card(actor: Actor, id: string, language: Language): Promise<MatchAnswer> {
    return (await this.find(await this.viewers.of(actor), id, language)).card;
  }

  /** @throws NotFound as above, and for a match without a posting. */
  async explanation(actor: Actor, id: string, language: Language): Promise<MatchExplanation> {
    const { row, card } = await this.find(await this.viewers.of(actor), id, language);
    // Without a posting there is no score to explain.
    if (card.job === null) throw new NotFound();
    const { user } = card;
    const view = viewOf(row, user.is_masked);
    const { parts, raises } = partsOf(row, user.is_masked);
    const evidence = user.is_masked
      ? maskedEvidence(view.evidence, user.skills, language)
      : openEvidence(view.evidence, language);
    return {
      match_score: view.match_score,
      compatibility_score: view.compatibility_score,
      reasons: card.reasons,
      gaps: card.gaps,
      evidence,
      score_parts: {
        ...(Object.fromEntries(partNames.map((name) => [name, parts[name]])) as MatchExplanation['score_parts']),
        ...(parts.semantic ? { semantic: parts.semantic } : {}),
      },
      raises: raises.map(({ points, text }) => ({ points, text: text[language] })),
      notice: this.translator.text('MATCHING.NOTICE', language),
      model_version: row.model_version,
      ontology_version: row.ontology_version,
      computed_at: card.computed_at,
    };
  }

  private async find(viewer: MatchActor, id: string, language: Language): Promise<Found> {
    const [row] = await this.em.execute<ExplanationRow[]>(`select ${explanationColumns} from match m where m.id = ?`, [
      id,
    ]);
    const [card] = row ? await this.present.execute([row], viewer, language) : [];
    if (!row || !card) throw new NotFound();
    return { row, card };
  }
}
