import type { Provider } from '@nestjs/common';
import { CandidateSearchPersonalData } from './candidate-search-personal-data.js';
import { FindMissingCandidatesJob } from './jobs/find-missing-candidates.job.js';
import { IndexCandidateJob } from './jobs/index-candidate.job.js';
import { CandidateIndex } from './persistence/candidate-index.js';
import { FilterPresetRepository } from './persistence/filter-preset.repository.js';
import { CandidateScoresQuery } from './queries/candidates/candidate-scores.query.js';
import { CandidateFacetsQuery } from './queries/candidates/candidate-facets.js';
import { PresetFinds } from './queries/candidates/preset-finds.query.js';
import { PresetsForPerson } from './queries/candidates/presets-for-person.query.js';
import { SearchCandidatesQuery } from './queries/candidates/search-candidates.query.js';
import { SimilarPeople } from './queries/candidates/similar-people.query.js';
import { FilterPresetsQuery } from './queries/filter-presets.query.js';
import { PresetReaders } from './queries/preset-readers.js';
import { SharePreset } from './use-cases/share-preset.js';
import { CandidateIndexVersion } from './use-cases/candidate-index-version.js';
import { CreatePreset } from './use-cases/create-preset.js';
import { FindMissingCandidates } from './use-cases/find-missing-candidates.js';
import { IndexCandidate } from './use-cases/index-candidate.js';
import { RemovePreset } from './use-cases/remove-preset.js';
import { UpdatePreset } from './use-cases/update-preset.js';

/** Providers of the candidate search and of the filters that recruiters save. */
export const candidateSearchProviders: Provider[] = [
  CandidateFacetsQuery,
  CandidateScoresQuery,
  CandidateIndex,
  CandidateIndexVersion,
  CandidateSearchPersonalData,
  CreatePreset,
  FilterPresetRepository,
  FilterPresetsQuery,
  FindMissingCandidates,
  FindMissingCandidatesJob,
  IndexCandidate,
  IndexCandidateJob,
  PresetFinds,
  PresetsForPerson,
  PresetReaders,
  RemovePreset,
  SearchCandidatesQuery,
  SimilarPeople,
  SharePreset,
  UpdatePreset,
];
