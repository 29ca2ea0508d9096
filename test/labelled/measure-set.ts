import { buildOntology, type Ontology } from '../../server/modules/matching/engine/ontology/ontology.js';
import { sectors } from '../../server/modules/matching/lexicon/sectors/index.js';
import { ConceptNames } from './concept-names.js';
import { judgeRanking, type RankingFigures } from './judge-ranking.js';
import { judgeReading, type ReadingFigures } from './judge-reading.js';
import { judgeStatements, type StatementFigures } from './judge-statements.js';
import type { LabelledSet } from './labels.js';
import { type Answered, answerLikeTheProduct } from './product-path.js';

export interface Measured {
  readonly answered: Answered;
  readonly ranking: RankingFigures;
  readonly reading: ReadingFigures;
  readonly statements: StatementFigures;
}

/** All figures of the engine on the labelled set, measured through the code path of a request. */
export function measureSet(set: LabelledSet, ontology: Ontology = buildOntology(sectors)): Measured {
  const names = new ConceptNames(ontology);
  const answered = answerLikeTheProduct(set, ontology);
  return {
    answered,
    ranking: judgeRanking(answered),
    reading: judgeReading(answered, names),
    statements: judgeStatements(answered, names, ontology),
  };
}
