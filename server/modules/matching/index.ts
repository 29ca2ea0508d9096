import { en } from './messages/en.js';
import { fr } from './messages/fr.js';

export { CandidateSearchPersonalData } from './candidate-search-personal-data.js';
export { MatchingFacade, type MatchStanding, type SeekerFit, type SeekerMatch } from './matching.facade.js';
export { CompanyRefusals } from './domain/company-refusals.js';
export { MatchFollowers, type MatchMove } from './domain/match-followers.js';
export { MatchingPersonalData } from './matching-personal-data.js';
export { MatchingModule } from './matching.module.js';
export { knownToCompany, paidByCompany, scoreForCompany } from './queries/company-view.js';
export { shownToSeeker } from './queries/seeker-view.js';
export { ConceptsInText, type NamedConcept, type ReadConcepts } from './queries/concepts-in-text.query.js';
export { ConceptNames } from './queries/concept-names.query.js';
export { SimilarPeople } from './queries/candidates/similar-people.query.js';
export { MatchComparisons, type ComparedMatch } from './queries/match-comparisons.query.js';
export { PresetFinds } from './queries/candidates/preset-finds.query.js';
export { PresetsForPerson } from './queries/candidates/presets-for-person.query.js';
export { importTaxonomy, LearntFiles, NotATaxonomy, TaxonomyStore } from './taxonomy/index.js';
export { keepLexicon } from './taxonomy/keep-lexicon.js';
export { modelOfLevel, ontologyOfLevel, rankFile, UnreadableRankFile, whyOutdatedModel } from './taxonomy/rank-file.js';
export { matchAnswered, matchIntroduced, matchProposed } from './domain/match.events.js';

export const messages = { fr, en };
