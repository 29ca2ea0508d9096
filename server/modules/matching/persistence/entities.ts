import { CandidateSearchSchema } from '../domain/candidate-search.entity.js';
import { FilterPresetSchema } from '../domain/filter-preset.entity.js';
import { MatchAuditSchema } from '../domain/match-audit.entity.js';
import { MatchGenerationSchema } from '../domain/match-generation.entity.js';
import { MatchIndexSnapshotPartSchema, MatchIndexSnapshotSchema } from '../domain/match-index-snapshot.entity.js';
import { MatchAnswerSchema, MatchQuestionSchema, MatchShardSchema } from '../domain/match-shard.entity.js';
import { MatchSchema } from '../domain/match.entity.js';
import { MatchReviewSchema } from '../domain/match-review.entity.js';
import { MatchSweepSchema } from '../domain/match-sweep.entity.js';
import { MatchSubjectRemovalSchema, MatchSubjectSchema } from '../domain/match-subject.entity.js';
import { PaidPairSchema } from '../domain/paid-pair.entity.js';
import { TextVectorSchema } from '../domain/text-vector.entity.js';
import { TaxonomyConceptSchema, TaxonomyVersionSchema } from '../taxonomy/taxonomy.entities.js';

export const entities = [
  CandidateSearchSchema,
  FilterPresetSchema,
  MatchSchema,
  MatchAuditSchema,
  MatchGenerationSchema,
  MatchSweepSchema,
  MatchIndexSnapshotSchema,
  MatchIndexSnapshotPartSchema,
  MatchReviewSchema,
  MatchShardSchema,
  MatchQuestionSchema,
  MatchAnswerSchema,
  MatchSubjectSchema,
  MatchSubjectRemovalSchema,
  PaidPairSchema,
  TaxonomyConceptSchema,
  TaxonomyVersionSchema,
  TextVectorSchema,
];
