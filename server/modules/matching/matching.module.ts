import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { CompaniesModule } from '../companies/index.js';
import { CreditsModule } from '../credits/index.js';
import { IdentityModule } from '../identity/index.js';
import { JobsModule } from '../jobs/index.js';
import { MediaModule } from '../media/index.js';
import { candidateSearchProviders } from './candidate-search.providers.js';
import { CandidateSearchPersonalData } from './candidate-search-personal-data.js';
import { CandidatesController } from './http/candidates.controller.js';
import { FilterPresetsController } from './http/filter-presets.controller.js';
import { MatchesController } from './http/matches.controller.js';
import { ReviewsController } from './http/reviews.controller.js';
import { SkillsController } from './http/skills.controller.js';
import { FindMissingSubjectsJob } from './jobs/find-missing-subjects.job.js';
import { GenerateMatchesJob } from './jobs/generate-matches.job.js';
import { NoteJobChangeJob } from './jobs/note-job-change.job.js';
import { NoteSeekerChangeJob } from './jobs/note-seeker-change.job.js';
import { RecomputeForJobJob } from './jobs/recompute-for-job.job.js';
import { RecomputeForSeekerJob } from './jobs/recompute-for-seeker.job.js';
import { WithdrawExcludedJob } from './jobs/withdraw-excluded.job.js';
import { WithdrawJobJob } from './jobs/withdraw-job.job.js';
import { WithdrawSeekerJob } from './jobs/withdraw-seeker.job.js';
import { WriteIndexSnapshotsJob } from './jobs/write-index-snapshots.job.js';
import { CurrentOntology } from './lexicon/current-ontology.js';
import { AttributionsController } from './http/attributions.controller.js';
import { MatchingPersonalData } from './matching-personal-data.js';
import { MatchingFacade } from './matching.facade.js';
import { entities } from './persistence/entities.js';
import { Generations } from './persistence/generations.js';
import { IndexSnapshots } from './persistence/index-snapshots.js';
import { IndexStart } from './persistence/index-start.js';
import { MatchIndex } from './persistence/match-index.js';
import { MatchRepository } from './persistence/match.repository.js';
import { MatchReviewRepository } from './persistence/match-review.repository.js';
import { PaidPairs } from './persistence/paid-pairs.js';
import { SweepPositions } from './persistence/sweep-positions.js';
import { semanticProviders } from './provider/semantic.providers.js';
import { ConceptNames } from './queries/concept-names.query.js';
import { SimilarPeople } from './queries/candidates/similar-people.query.js';
import { MatchComparisons } from './queries/match-comparisons.query.js';
import { GetMatchQuery } from './queries/get-match.query.js';
import { ListMatchesQueryHandler } from './queries/list-matches.query.js';
import { MatchInputs } from './queries/match-inputs.js';
import { MeasureSnapshots } from './queries/measure-snapshots.js';
import { MatchReviews } from './queries/match-reviews.query.js';
import { MatchPairs } from './queries/match-pairs.query.js';
import { MatchViewers } from './queries/match-viewers.js';
import { PresetFinds } from './queries/candidates/preset-finds.query.js';
import { PresetsForPerson } from './queries/candidates/presets-for-person.query.js';
import { PresentMatches } from './queries/present-matches.js';
import { SeekerReviews } from './queries/seeker-reviews.query.js';
import { ConceptsInText } from './queries/concepts-in-text.query.js';
import { SimilarJobs } from './queries/similar-jobs.query.js';
import { SuggestSkillsQuery } from './queries/suggest-skills.query.js';
import { AttributionsQuery } from './queries/attributions.query.js';
import { AskShards } from './shards/ask-shards.js';
import { MeasureShards } from './shards/measure-shards.js';
import { ServeShard } from './shards/serve-shard.js';
import { ShardLeases } from './shards/shard-leases.js';
import { ShardQuestions } from './shards/shard-questions.js';
import { ShardScheme } from './shards/shard-scheme.js';
import { LoadTaxonomy } from './taxonomy/load-taxonomy.js';
import { AnswerMatch } from './use-cases/answer-match.js';
import { AnswerReview } from './use-cases/answer-review.js';
import { AskReview } from './use-cases/ask-review.js';
import { AwaitGeneration } from './use-cases/await-generation.js';
import { ConfirmPair } from './use-cases/confirm-pair.js';
import { EndMatch } from './use-cases/end-match.js';
import { FindMissingSubjects } from './use-cases/find-missing-subjects.js';
import { Sweep } from './use-cases/sweep.js';
import { IntroduceMatch } from './use-cases/introduce-match.js';
import { QueueGeneration } from './use-cases/queue-generation.js';
import { RecomputeForJob } from './use-cases/recompute-for-job.js';
import { RecomputeForSeeker } from './use-cases/recompute-for-seeker.js';
import { RunGeneration } from './use-cases/run-generation.js';
import { ScopeGeneration } from './use-cases/scope-generation.js';
import { SettleAnswer } from './use-cases/settle-answer.js';
import { SettlePair } from './use-cases/settle-pair.js';
import { WithdrawExcluded } from './use-cases/withdraw-excluded.js';
import { WithdrawJob } from './use-cases/withdraw-job.js';
import { WithdrawSeeker } from './use-cases/withdraw-seeker.js';
import { WriteIndexSnapshots } from './use-cases/write-index-snapshots.js';

const queries = [
  AttributionsQuery,
  ConceptNames,
  GetMatchQuery,
  MatchComparisons,
  ListMatchesQueryHandler,
  MatchInputs,
  MatchPairs,
  MatchReviews,
  MatchViewers,
  PresentMatches,
  SeekerReviews,
  ConceptsInText,
  SimilarJobs,
  SuggestSkillsQuery,
];
const useCases = [
  AnswerMatch,
  AnswerReview,
  AskReview,
  AwaitGeneration,
  ConfirmPair,
  EndMatch,
  FindMissingSubjects,
  Sweep,
  SweepPositions,
  IntroduceMatch,
  QueueGeneration,
  RecomputeForJob,
  RecomputeForSeeker,
  RunGeneration,
  ScopeGeneration,
  SettleAnswer,
  SettlePair,
  WithdrawExcluded,
  WithdrawJob,
  WithdrawSeeker,
  WriteIndexSnapshots,
];
/** A divided index: `MATCHING_SHARDS`. */
const shards = [AskShards, MeasureShards, ServeShard, ShardLeases, ShardQuestions, ShardScheme];
const jobs = [
  FindMissingSubjectsJob,
  GenerateMatchesJob,
  NoteJobChangeJob,
  NoteSeekerChangeJob,
  RecomputeForJobJob,
  RecomputeForSeekerJob,
  WithdrawExcludedJob,
  WithdrawJobJob,
  WithdrawSeekerJob,
  WriteIndexSnapshotsJob,
];

/** Matches people and postings, and explains why. */
@Module({
  imports: [
    MikroOrmModule.forFeature(entities),
    CompaniesModule,
    CreditsModule,
    IdentityModule,
    JobsModule,
    MediaModule,
  ],
  controllers: [
    AttributionsController,
    CandidatesController,
    FilterPresetsController,
    MatchesController,
    ReviewsController,
    SkillsController,
  ],
  providers: [
    CurrentOntology,
    LoadTaxonomy,
    Generations,
    IndexSnapshots,
    IndexStart,
    MatchIndex,
    MeasureSnapshots,
    MatchRepository,
    MatchReviewRepository,
    PaidPairs,
    MatchingFacade,
    MatchingPersonalData,
    ...candidateSearchProviders,
    ...semanticProviders,
    ...queries,
    ...useCases,
    ...jobs,
    ...shards,
  ],
  exports: [
    MatchComparisons,
    SimilarPeople,
    ConceptsInText,
    CandidateSearchPersonalData,
    ConceptNames,
    MatchingFacade,
    MatchingPersonalData,
    PresetFinds,
    PresetsForPerson,
  ],
})
export class MatchingModule {}
