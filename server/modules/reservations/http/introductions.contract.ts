/** What an introduction answers is a match: one shape, written once. */
export { match as introducedMatch, type MatchAnswer as IntroducedMatch } from '../../matching/http/matches.contract.js';
