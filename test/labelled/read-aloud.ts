/**
 * `npm run bench:matching -- read demo|labelled [--max 30] [--skip 0]`: prints matches as people see them, in both languages, to be read
 * by a person: scores, reasons, gaps, advice and claims. Takes the best match of each posting first, then the second best, and so on.
 */
import { parseArgs } from 'node:util';
import { analyseJob } from '../../server/modules/matching/engine/analysis/analyse-job.js';
import { analyseSeeker } from '../../server/modules/matching/engine/analysis/analyse-seeker.js';
import { cardProfile } from '../../server/modules/matching/engine/card-profile.js';
import { explainPair } from '../../server/modules/matching/engine/explain-pair.js';
import type { JobPosting, SeekerProfile } from '../../server/modules/matching/engine/inputs.js';
import { type ScoredCandidate, seekerMarket } from '../../server/modules/matching/engine/market.js';
import { buildOntology } from '../../server/modules/matching/engine/ontology/ontology.js';
import { sectors } from '../../server/modules/matching/lexicon/sectors/index.js';
import { readDemoSet, type TextsToMatch } from './demo-set.js';
import { readLabelledSet } from './read-set.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { max: { type: 'string', default: '30' }, skip: { type: 'string', default: '0' } },
});
const texts = positionals.includes('labelled') ? labelledTexts() : readDemoSet();
const ontology = buildOntology(sectors);
const rank = seekerMarket(
  new Map([...texts.people].map(([name, profile]) => [name, analyseSeeker(profile, ontology)])),
  ontology,
);
const proposed = [...texts.jobs].map(([name, posting]) => ({
  name,
  matches: rank(analyseJob(posting, ontology)).filter(({ isProposed }) => isProposed),
}));
const maxMatches = Math.max(...proposed.map(({ matches }) => matches.length));
const byRank = Array.from({ length: maxMatches }, (_, at) =>
  proposed.flatMap(({ name, matches }) => (matches[at] ? [{ name, at, match: matches[at] }] : [])),
).flat();
const first = Number(values.skip);
for (const { name, at, match } of byRank.slice(first, first + Number(values.max))) print(name, at, match);

function labelledTexts(): TextsToMatch {
  const { people, jobs } = readLabelledSet();
  return {
    people: new Map(people.map(({ id, profile }) => [id, profile])),
    jobs: new Map(jobs.map(({ id, posting }) => [id, posting])),
  };
}

function print(job: string, at: number, { id, seeker, job: analysis }: ScoredCandidate): void {
  const card = analyseSeeker(cardProfile(cardTextsOf(seeker.profile)), ontology);
  const result = explainPair({ whole: seeker, card }, analysis, ontology);
  line(`\n=== ${job} × ${id} (${at + 1}. of the posting)`);
  line(postingText(analysis.job));
  line(profileText(seeker.profile));
  line(
    `--- match ${result.match_score}, compatibility ${result.compatibility_score}, card ${result.card!.match_score}`,
  );
  for (const language of ['fr', 'en'] as const) {
    line(`[${language}]`);
    for (const reason of result.reasons[language]) line(`  + ${reason}`);
    for (const reason of result.card!.reasons[language]) line(`  (recruiter) + ${reason}`);
    line(`  missing: ${result.gaps[language].join(' | ')}`);
    for (const { points, text } of result.raises) line(`  +${points} ${text[language]}`);
    line(`  claims: ${[...seeker.claims.keys()].map((each) => ontology.name(each)[language]).join(', ')}`);
  }
}

function cardTextsOf({ skills, experience, bio, yearsExperience, location }: SeekerProfile) {
  return { skills, experience, bio, years_experience: yearsExperience, location };
}

function postingText({ title, description, requirements, location, pay }: JobPosting): string {
  return `POSTING ${title} / ${location ?? '-'} / ${pay?.text ?? '-'}\n  ${description ?? ''}\n  - ${requirements.join('\n  - ')}`;
}

function profileText(profile: SeekerProfile): string {
  const { title, skills, experience, bio, yearsExperience, location, pay, availability, workType } = profile;
  const facts = [title, `${yearsExperience ?? '-'} years`, location, pay?.text, availability, workType].filter(Boolean);
  return `PERSON ${facts.join(' / ')}\n  skills: ${skills.join(', ')}\n  ${experience ?? ''}\n  ${bio ?? ''}`;
}

function line(text: string): void {
  process.stdout.write(`${text}\n`);
}
