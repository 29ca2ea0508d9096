import type { Concept } from '../lexicon/concept.js';
import { sectors } from '../lexicon/sectors/index.js';
import { analyseJob, type JobAnalysis } from './analysis/analyse-job.js';
import { analyseSeeker } from './analysis/analyse-seeker.js';
import type { SeekerProfile } from './inputs.js';
import { buildOntology } from './ontology/ontology.js';
import { scorePair } from './score/score-pair.js';
import { jobPosting, seekerProfile } from './spec-texts/blank.js';

const ontology = buildOntology(sectors);
const concepts = [...ontology.concepts.values()];
const occupations = concepts.filter(({ kind, skills }) => kind === 'occupation' && skills.length > 0);

/** Entries that tell the sense, owner or rank of other words, years, languages, or a credential's status. */
const telling =
  `usinage;soins;vidéo;Linux;freins;dentaire;Gestion de production;Audit interne;Directeur des ventes;apprenti;scène;couture;
chambres;Anglais débutant;anglais;bilingue;orthodontiste;denturologiste;Excel;carrosserie;programmation;montage;serveur;diagnostic;céramique;
peinture;CAO;ASP;API;permis classe 1;permis classe 1 expiré;RBQ;carte CCQ;lathe;refrigeration;hotel;chirurgie;vice-présidente;un an d’expérience;
two years;Apprenti électricien;maître électricien;infirmière;aide-cuisinier;React;Word;Go;vite;banque;patrons;forest;brasserie`
    .split(';')
    .map((entry) => entry.trim());

/** Ordinary words of both languages in which a sense is decided by what else is said. */
const prose = [
  'Montage et diagnostic, urgences et agenda.',
  'Serveur de nuit, programmation et peinture.',
  'Six ans chez un dentiste comme réceptionniste.',
  'Gestion des stocks; conciliation et brevets.',
  'I excel in sales and painting, some drawing.',
  'Two years as an assembler, then drafting and CAD.',
];

/** Draws numbers below a limit from a fixed seed. */
function drawing(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const draw = drawing(25);
const oneOf = <T>(all: readonly T[]): T => all[draw(all.length)]!;
const nameOf = ({ labels }: Concept): string => oneOf(labels).text;

function skillOf({ skills }: Concept): string {
  const concept = draw(3) === 0 ? oneOf(concepts) : ontology.concepts.get(oneOf(skills));
  return concept ? nameOf(concept) : oneOf(telling);
}

function profileOf(occupation: Concept): SeekerProfile {
  const sentences = [`${nameOf(occupation)}, ${1 + draw(12)} ans.`, oneOf(prose), `${nameOf(oneOf(occupations))}.`];
  return seekerProfile({
    title: draw(2) === 0 ? nameOf(occupation) : null,
    experience: draw(4) === 0 ? null : sentences.slice(draw(2)).join(' '),
    skills: Array.from({ length: 1 + draw(5) }, () => (draw(4) === 0 ? oneOf(telling) : skillOf(occupation))),
  });
}

function jobOf(occupation: Concept): JobAnalysis {
  const requirements = Array.from({ length: 4 }, () => skillOf(occupation));
  const more = [`${1 + draw(9)} ans d’expérience`, oneOf(telling), 'Anglais et français'].slice(draw(4));
  return analyseJob(jobPosting({ title: nameOf(occupation), requirements: [...requirements, ...more] }), ontology);
}

describe('one more listed skill', () => {
  const points = (profile: SeekerProfile, job: JobAnalysis): number =>
    scorePair(analyseSeeker(profile, ontology), job, ontology, null).points.exact;

  it('never lowers a score, whatever it says of the other entries', () => {
    const lower: string[] = [];
    for (let round = 0; round < 100; round += 1) {
      const occupation = oneOf(occupations);
      const profile = profileOf(occupation);
      const jobs = [jobOf(occupation), jobOf(oneOf(occupations))];
      const before = jobs.map((job) => points(profile, job));
      for (const added of [oneOf(telling), oneOf(telling), skillOf(occupation), nameOf(oneOf(occupations))]) {
        for (const [at, job] of jobs.entries()) {
          const after = points({ ...profile, skills: [...profile.skills, added] }, job);
          if (after < before[at]! - 1e-9) lower.push(JSON.stringify({ profile, added, job: job.job.title }));
        }
      }
    }
    expect(lower).toEqual([]);
  });

  it('never decides against the sense of another word', () => {
    const consultant = seekerProfile({
      title: 'Consultant logistique',
      skills: ['Programmation', 'Gestion des stocks'],
    });
    const claimsWith = (...more: string[]): readonly string[] => [
      ...analyseSeeker({ ...consultant, skills: [...consultant.skills, ...more] }, ontology).claims.keys(),
    ];
    for (const added of telling) expect(claimsWith(added)).toEqual(expect.arrayContaining([...claimsWith()]));
  });

  it('may decide for one', () => {
    const editing = ['Montage'];
    const read = (skills: string[]): boolean =>
      analyseSeeker(seekerProfile({ skills }), ontology).claims.has('skill/video-editing');
    expect(read(editing)).toBe(false);
    expect(read([...editing, 'Vidéo'])).toBe(true);
  });
});
