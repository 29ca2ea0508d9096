import type { Language } from '../../../platform/http/language.js';
import type { Evidence, Quote, SeekerSource } from '../domain/match-result.js';
import type { MatchEvidence } from '../http/matches.contract.js';

/** Every link with both quotes, as the person it is about sees it. */
export function openEvidence(evidence: readonly Evidence[], language: Language): MatchEvidence[] {
  return evidence.map((each) => presented(each, each.seeker, language));
}

/**
 * The links a recruiter may see before the profile is open: those that stand in the list of skills as the recruiter sees that
 * list, quoted from there. What somebody wrote or said elsewhere stays theirs.
 */
export function maskedEvidence(
  evidence: readonly Evidence[],
  visibleSkills: readonly string[],
  language: Language,
): MatchEvidence[] {
  return evidence.flatMap((each) => {
    const { listed } = each;
    const isVisible = listed !== null && visibleSkills.some((skill) => skill.includes(listed.text));
    return listed && isVisible ? [presented(each, listed, language)] : [];
  });
}

function presented({ part, concept, job }: Evidence, seeker: Quote<SeekerSource>, language: Language): MatchEvidence {
  return {
    part,
    concept: concept[language],
    source: seeker.source,
    quote: seeker.text,
    seeker_quote: seeker.text,
    seeker_marks: seeker.marks.map((mark) => ({ ...mark })),
    job_source: job.source,
    job_quote: job.text,
    job_marks: job.marks.map((mark) => ({ ...mark })),
  };
}
