import type { Language } from '../../../platform/http/language.js';
import type { Evidence, Quote, SeekerSource } from '../domain/match-result.js';
import type { MatchEvidence } from '../http/matches.contract.js';

/** All links with both quotes, for the person themselves or an open profile. */
export function openEvidence(evidence: readonly Evidence[], language: Language): MatchEvidence[] {
  return evidence.map((each) => presented(each, each.seeker, language));
}

/**
 * Links a recruiter may see before the profile is open: those in the skills list as the recruiter sees it, quoted from there.
 * Other texts of the person are not quoted.
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
