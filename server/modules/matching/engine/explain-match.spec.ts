import { seekerProfile } from './spec-texts/blank.js';
import { people } from './spec-texts/people.js';
import { postings } from './spec-texts/postings.js';
import { sectors } from '../lexicon/sectors/index.js';
import { explainMatch } from './explain-match.js';
import type { JobPosting, SeekerProfile } from './inputs.js';
import { buildOntology } from './ontology/ontology.js';
import { partNames } from '../domain/match-result.js';

const ontology = buildOntology(sectors);
const explain = (profile: SeekerProfile, job: JobPosting) => explainMatch(profile, job, ontology);
const pairs = Object.values(people).flatMap((person) => Object.values(postings).map((job) => [person, job] as const));

const textsOfProfile = (profile: SeekerProfile): string[] =>
  [profile.title, profile.experience, profile.bio, profile.transcript, profile.location, profile.availability]
    .concat(profile.workType, profile.pay?.text ?? null, ...profile.skills)
    .filter((text) => text !== null);
const textsOfJob = (job: JobPosting): string[] =>
  [job.title, job.description, job.location, job.pay?.text ?? null, ...job.requirements].filter(
    (text) => text !== null,
  );

describe('a score', () => {
  it('is the sum of its parts, and the most each part can give adds up to 100', () => {
    for (const [person, job] of pairs) {
      const { match_score: score, parts } = explain(person, job);
      expect(partNames.reduce((sum, name) => sum + parts[name].value, 0)).toBe(score);
      expect(partNames.reduce((sum, name) => sum + parts[name].max, 0)).toBe(100);
      for (const name of partNames) expect(parts[name].value).toBeLessThanOrEqual(parts[name].max);
    }
  });

  it('stays within 0 and 100 on both sides', () => {
    for (const [person, job] of pairs) {
      const { match_score: one, compatibility_score: other } = explain(person, job);
      for (const score of [one, other]) {
        expect(Number.isInteger(score)).toBe(true);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
      }
    }
  });

  it('is the same every time, whatever was scored before', () => {
    const first = pairs.map(([person, job]) => JSON.stringify(explain(person, job)));
    const other = buildOntology(sectors);
    const again = [...pairs].reverse().map(([person, job]) => JSON.stringify(explainMatch(person, job, other)));
    expect(again.reverse()).toEqual(first);
  });

  it('never falls when a required skill is added, and never rises when one is removed', () => {
    for (const [person, job] of pairs) {
      const before = explain(person, job).match_score;
      for (const requirement of job.requirements) {
        const more = explain({ ...person, skills: [...person.skills, requirement] }, job).match_score;
        expect(more).toBeGreaterThanOrEqual(before);
      }
      for (const skill of person.skills) {
        const fewer = explain({ ...person, skills: person.skills.filter((other) => other !== skill) }, job).match_score;
        expect(fewer).toBeLessThanOrEqual(before);
      }
    }
  });
});

describe('evidence', () => {
  it('stands word for word in both texts, and so does what is marked', () => {
    let quotes = 0;
    for (const [person, job] of pairs) {
      for (const { seeker, job: asked, listed } of explain(person, job).evidence) {
        expect(textsOfProfile(person).some((text) => text.includes(seeker.text))).toBe(true);
        expect(textsOfJob(job).some((text) => text.includes(asked.text))).toBe(true);
        if (listed) expect(person.skills.some((skill) => skill.includes(listed.text))).toBe(true);
        for (const { text, marks } of [seeker, asked, ...(listed ? [listed] : [])]) {
          for (const { start, end } of marks) {
            expect(text.slice(start, end).trim()).not.toBe('');
            expect(end).toBeLessThanOrEqual(text.length);
          }
        }
        quotes += 1;
      }
    }
    expect(quotes).toBeGreaterThan(60);
  });

  it('carries no more points than its part', () => {
    for (const [person, job] of pairs) {
      const { evidence, parts } = explain(person, job);
      for (const name of partNames) {
        const carried = evidence.filter(({ part }) => part === name).reduce((sum, { points }) => sum + points, 0);
        expect(carried).toBeLessThanOrEqual(parts[name].value + 1);
      }
    }
  });
});

describe('reasons', () => {
  const strong = explain(people.clinicalNurse, postings.intensiveCareEnglish);

  it('are at least three where there is evidence, in both languages', () => {
    expect(strong.reasons.fr.length).toBeGreaterThanOrEqual(3);
    expect(strong.reasons.en).toHaveLength(strong.reasons.fr.length);
    expect(strong.reasons.fr[0]).toContain('le profil dit «\u00A0');
    expect(strong.reasons.en[0]).toContain('the profile says “');
  });

  it('cross languages: a French profile meets an English posting above French ones that have nothing to do with it', () => {
    const unrelated = [postings.nodeDeveloper, postings.biAnalyst, postings.orderly, postings.familyPhysician];
    for (const job of unrelated) {
      expect(strong.match_score).toBeGreaterThan(explain(people.clinicalNurse, job).match_score + 20);
    }
    expect(strong.reasons.fr.join(' ')).toMatch(/Soins intensifs.*«\u00A0Registered Nurse, Intensive Care\u00A0»/);
    expect(strong.reasons.en.join(' ')).toMatch(/Intensive care.*“Huit ans aux soins intensifs/);
  });

  it('show a reader who may not see the profile none of the person’s own sentences', () => {
    for (const [person, job] of pairs) {
      const { masked_reasons: masked } = explain(person, job);
      for (const reason of [...masked.fr, ...masked.en]) {
        for (const sentence of [person.experience, person.bio, person.availability, person.pay?.text ?? null]) {
          if (sentence && !person.skills.includes(sentence)) expect(reason).not.toContain(sentence.slice(0, 30));
        }
      }
    }
  });
});

describe('gaps and raises', () => {
  it('name what is asked and not shown, and nothing the posting does not name', () => {
    const { gaps } = explain(people.clinicalNurse, postings.intensiveCareEnglish);
    expect(gaps).toEqual({ fr: ['certification ACLS'], en: ['ACLS certification'] });
  });

  it('promise what closing the gap then brings', () => {
    const person = people.clinicalNurse;
    const job = postings.intensiveCareEnglish;
    const before = explain(person, job);
    const [raise] = before.raises;
    expect(raise?.text.fr).toBe('avec «\u00A0certification ACLS\u00A0» au profil');
    const after = explain({ ...person, skills: [...person.skills, 'Certification ACLS'] }, job);
    expect(after.match_score - before.match_score).toBe(raise?.points);
    expect(after.gaps.en).not.toContain('ACLS certification');
  });

  it('leave nothing to raise for a profile that has all', () => {
    const { raises, gaps } = explain(seekerProfile({ skills: ['React', 'TypeScript'] }), postings.reactDeveloper);
    expect(raises.every(({ points }) => points >= 1)).toBe(true);
    expect(gaps.en).not.toContain('React');
  });
});
