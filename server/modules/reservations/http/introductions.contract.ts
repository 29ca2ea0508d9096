/** An introduction returns a match, so this reuses its shape. */
export { match as introducedMatch, type MatchAnswer as IntroducedMatch } from '../../matching/http/matches.contract.js';
