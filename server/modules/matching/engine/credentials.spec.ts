import type { MatchResult } from '../domain/match-result.js';
import { partNames } from '../domain/match-result.js';
import { sectors } from '../lexicon/sectors/index.js';
import { analyseJob } from './analysis/analyse-job.js';
import { analyseSeeker, type SeekerAnalysis } from './analysis/analyse-seeker.js';
import { explainMatch } from './explain-match.js';
import type { JobPosting, SeekerProfile } from './inputs.js';
import { explainCandidate, seekerMarket } from './market.js';
import { isWorthProposing, MAX_VETOED_SCORE } from './model.js';
import { buildOntology } from './ontology/ontology.js';
import { jobPosting, seekerProfile } from './spec-texts/blank.js';

const ontology = buildOntology(sectors);
const explain = (person: Partial<SeekerProfile>, job: Partial<JobPosting> & { readonly title: string }): MatchResult =>
  explainMatch(seekerProfile(person), jobPosting(job), ontology);
const needs = ({ gaps }: MatchResult): string[] => gaps.fr.filter((gap) => gap.startsWith('requis'));

const trucker = { title: 'Camionneur', experience: 'Camionneur pendant huit ans, vérification avant départ.' };
const truck = { title: 'Camionneur', requirements: ['Permis de conduire de classe 1', 'Vérification avant départ'] };

describe('a licence that is required', () => {
  it.each([
    ['Camionneur', 'Permis de classe 1', 'permis de conduire de classe 1', 'class 1 driver’s licence'],
    ['Livreur', 'Permis de conduire valide', 'permis de conduire', 'driver’s licence'],
    ['Entrepreneur général', 'Licence RBQ', 'licence RBQ', 'RBQ licence'],
    ['Charpentier-menuisier', 'Carte CCQ', 'carte de compétence CCQ', 'CCQ competency card'],
    ['Charpentier-menuisier', 'Carte ASP Construction', 'carte ASP Construction', 'ASP Construction card'],
    ['Soudeur', 'Cartes CWB', 'certification CWB en soudage', 'CWB welding certification'],
    ['Cuisinier', 'Certificat MAPAQ', 'attestation du MAPAQ en hygiène et salubrité', 'MAPAQ food handler certificate'],
    ['Infirmière clinicienne', 'Membre de l’OIIQ', 'permis de l’OIIQ (infirmière ou infirmier)', 'OIIQ permit (nurse)'],
    [
      'Infirmière auxiliaire',
      'Membre de l’OIIAQ',
      'permis de l’OIIAQ (infirmière ou infirmier auxiliaire)',
      'OIIAQ permit (licensed practical nurse)',
    ],
    ['Agent de sécurité', 'Permis BSP', 'permis d’agent de sécurité (BSP)', 'security guard permit (BSP)'],
    ['Cariste', 'Carte de cariste', 'carte de cariste', 'forklift card'],
    ['Inhalothérapeute', 'Membre de l’OPIQ', 'permis de l’OPIQ (inhalothérapie)', 'OPIQ permit (respiratory therapy)'],
  ])('%s without « %s » is proposed only as who needs it', (title, requirement, fr, en) => {
    const job = { title, requirements: [requirement] };
    const without = explain({ title }, job);
    const having = explain({ title, skills: [requirement] }, job);
    expect(without.match_score).toBeLessThanOrEqual(MAX_VETOED_SCORE);
    expect(without.gaps.fr[0]).toBe(`requis\u00A0: ${fr}`);
    expect(without.gaps.en[0]).toBe(`needs: ${en}`);
    expect(without.gaps.fr).toHaveLength(new Set(without.gaps.fr).size);
    expect(needs(having)).toEqual([]);
    expect(having.match_score).toBeGreaterThan(MAX_VETOED_SCORE);
    const raise = without.raises.find(({ text }) => text.en.includes(en));
    // The words of an entry count a little beside what it names, so a point may differ.
    const whole = having.match_score - without.match_score;
    expect(raise?.points).toBeGreaterThan(0);
    if (title !== 'Inhalothérapeute') expect(Math.abs(raise!.points - whole)).toBeLessThanOrEqual(1);
  });

  it('leaves the sum of the parts the score, and its evidence within the parts', () => {
    const { match_score: score, parts, evidence } = explain(trucker, truck);
    expect(score).toBeLessThanOrEqual(MAX_VETOED_SCORE);
    expect(partNames.reduce((sum, name) => sum + parts[name].value, 0)).toBe(score);
    expect(partNames.reduce((sum, name) => sum + parts[name].max, 0)).toBe(100);
    for (const name of partNames) {
      const carried = evidence.filter(({ part }) => part === name).reduce((sum, { points }) => sum + points, 0);
      expect(carried).toBeLessThanOrEqual(parts[name].value + 1);
    }
  });

  it('keeps the order of those who lack it, and who is worth proposing', () => {
    const good = explain(trucker, truck);
    const weak = explain({ title: 'Camionneur' }, truck);
    expect(isWorthProposing(good)).toBe(true);
    expect(good.match_score).toBeGreaterThan(weak.match_score);
  });

  it.each([
    ['Permis de classe 1', true],
    ['Class 1 licence', true],
    ['Chauffeur classe 1 depuis 2012', true],
    ['Permis de conduire classes 1 et 3, valide', true],
    ['Permis de conduire valide', false],
    ['Permis de classe 5', false],
    ['Permis de classe 3', false],
    ['Permis de classe 1 en voie d’obtention', false],
    ['Class 1 licence in progress', false],
    ['Permis de classe 1 expiré', false],
    ['Class 1 licence (expired)', false],
    ['Je n’ai pas de permis de classe 1', false],
    ['Sans permis de classe 1', false],
    ['Je veux obtenir mon permis de classe 1', false],
    ['Mon père a un permis de classe 1', false],
  ])('is told by « %s »: %s', (experience, isHeld) => {
    const result = explain({ title: 'Camionneur', experience }, truck);
    expect(needs(result)).toHaveLength(isHeld ? 0 : 1);
    if (!isHeld) expect(result.reasons.fr.join()).not.toMatch(/poids lourd/);
  });

  it('is told with how far it is', () => {
    const gap = (experience: string) => explain({ experience }, truck).gaps;
    expect(gap('Permis de classe 1 en voie d’obtention').fr[0]).toMatch(/\(en voie d’obtention\)$/);
    expect(gap('Class 1 licence, expired').en[0]).toMatch(/\(no longer valid\)$/);
  });

  it('is included in a higher permit', () => {
    for (const requirement of ['Permis de conduire valide', 'Permis de classe 3']) {
      expect(
        needs(explain({ skills: ['Permis de classe 1'] }, { title: 'Livreur', requirements: [requirement] })),
      ).toEqual([]);
    }
  });

  it.each([
    ['La carte CCQ ou la carte ASP', ['Carte ASP'], 0],
    ['La carte CCQ ou la carte ASP', [], 1],
    ['Carte CCQ et carte ASP', ['Carte ASP'], 1],
  ])('« %s » with %j lacks %i', (requirement, skills, lacking) => {
    const result = explain({ skills }, { title: 'Charpentier-menuisier', requirements: [requirement] });
    expect(needs(result)).toHaveLength(lacking);
  });

  it('is no card of another kind: CCQ is not ASP', () => {
    const result = explain(
      { skills: ['Carte CCQ'] },
      { title: 'Charpentier-menuisier', requirements: ['Carte ASP Construction'] },
    );
    expect(result.gaps.fr).toEqual(['requis\u00A0: carte ASP Construction']);
    expect(result.reasons.fr.join()).not.toContain('ASP');
  });
});

describe('a card of an apprentice', () => {
  const job = { title: 'Électricien', requirements: ['Carte de compagnon CCQ'] };

  it('is no journeyman’s card', () => {
    const result = explain({ title: 'Apprenti électricien', skills: ['Carte d’apprenti CCQ'] }, job);
    expect(needs(result)).toEqual(['requis\u00A0: carte de compétence CCQ de compagnon']);
    expect(result.match_score).toBeLessThanOrEqual(MAX_VETOED_SCORE);
  });

  it('is enough where any card of the CCQ is asked, as is a journeyman’s', () => {
    const any = { title: 'Électricien', requirements: ['Carte CCQ'] };
    for (const card of ['Carte d’apprenti CCQ', 'Carte de compagnon CCQ'])
      expect(needs(explain({ skills: [card] }, any))).toEqual([]);
    expect(needs(explain({ skills: ['Carte de compagnon CCQ'] }, job))).toEqual([]);
  });
});

describe('where many lack the licence', () => {
  it('who holds it is found all the same, and nobody is proposed without being told', () => {
    const job = analyseJob(
      jobPosting({ ...truck, description: 'Livraison, arrimage, service à la clientèle.' }),
      ontology,
    );
    const people = new Map<string, SeekerAnalysis>(
      Array.from({ length: 260 }, (_, at) => {
        const own = {
          title: 'Camionneur',
          skills: ['Vérification avant départ', 'Arrimage', 'Service à la clientèle'],
        };
        return [`lacking-${at}`, analyseSeeker(seekerProfile(own), ontology)] as const;
      }),
    );
    people.set(
      'holder',
      analyseSeeker(seekerProfile({ title: 'Camionneur', skills: ['Permis de classe 1'] }), ontology),
    );
    const ranked = seekerMarket(people, ontology)(job);
    expect(ranked[0]?.id).toBe('holder');
    for (const candidate of ranked.filter(({ isProposed }) => isProposed)) {
      const { score, gaps } = explainCandidate(candidate, ontology);
      if (candidate.id === 'holder') expect(needs({ gaps } as MatchResult)).toEqual([]);
      else {
        expect(score).toBeLessThanOrEqual(MAX_VETOED_SCORE);
        expect(needs({ gaps } as MatchResult)).toHaveLength(1);
      }
    }
  });
});

describe('a licence that is not required', () => {
  it.each([
    'Permis de conduire : un atout',
    'Permis de conduire, un atout',
    'RCR et permis de conduire (atouts)',
    'Driver’s licence an asset',
    'Permis de conduire non requis',
    'Permis de conduire ou capacité de l’obtenir',
    'Driver’s licence or ability to obtain one',
  ])('« %s » vetoes nothing', (requirement) => {
    expect(needs(explain({}, { title: 'Caissier', requirements: [requirement] }))).toEqual([]);
  });

  it('is told apart from one beside it', () => {
    const job = { title: 'Camionneur', requirements: ['Permis de conduire valide requis, classe 1 un atout'] };
    expect(needs(explain({}, job))).toEqual(['requis\u00A0: permis de conduire']);
  });

  it('is read from the heading of a list', () => {
    const description = 'Exigences :\n- Permis du BSP\n\nAtouts :\n- Permis de conduire\n- RCR';
    expect(needs(explain({}, { title: 'Agent de sécurité', description }))).toEqual([
      'requis\u00A0: permis d’agent de sécurité (BSP)',
    ]);
  });

  it('is taught or paid by the employer', () => {
    const description = 'You will learn it in a paid eight-week course that leads to the AMF certificate.';
    expect(needs(explain({}, { title: 'Claims adjuster', description, language: 'en' }))).toEqual([]);
  });

  it('is an employer’s name', () => {
    const description = 'Vous travaillez avec les équipes de la RBQ et de la CNESST.';
    expect(needs(explain({}, { title: 'Inspecteur en bâtiment', description }))).toEqual([]);
  });

  it.each([
    'Dossier remis au CPA chaque mois.',
    'Je ne vise pas le titre de CPA.',
    'CPA candidate, one exam left.',
    'Pas encore de titre de CPA.',
  ])('is not had in « %s »', (experience) => {
    const job = { title: 'Comptable', requirements: ['Titre de CPA exigé'] };
    expect(needs(explain({ experience }, job)).join()).toContain('CPA');
  });
});
