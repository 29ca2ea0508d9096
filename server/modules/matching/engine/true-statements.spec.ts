import type { MatchResult } from '../domain/match-result.js';
import { sectors } from '../lexicon/sectors/index.js';
import { analyseJob } from './analysis/analyse-job.js';
import { analyseSeeker } from './analysis/analyse-seeker.js';
import { explainMatch } from './explain-match.js';
import type { JobPosting, SeekerProfile } from './inputs.js';
import { MAX_VETOED_SCORE } from './model.js';
import { buildOntology } from './ontology/ontology.js';
import { jobPosting, seekerProfile } from './spec-texts/blank.js';

const ontology = buildOntology(sectors);
type Posting = Partial<JobPosting> & { readonly title: string };
const explain = (person: Partial<SeekerProfile>, job: Posting): MatchResult =>
  explainMatch(seekerProfile(person), jobPosting(job), ontology);
const claimed = (profile: Partial<SeekerProfile>): string[] =>
  [...analyseSeeker(seekerProfile(profile), ontology).claims.keys()].map((id) => id.split('/')[1]!);
const asked = (job: Posting): string[] =>
  [...analyseJob(jobPosting(job), ontology).requirements.values()]
    .filter(({ place }) => place)
    .map(({ concept }) => concept.id.split('/')[1]!);
const reasons = ({ reasons: { fr, en } }: MatchResult): string => [...fr, ...en].join('\n');

/** Statements that were wrong in reviewed matches, one class a block. */
describe('the age of an employer', () => {
  it.each([
    ['Notre maison existe depuis trente-deux ans et compte une soixantaine d’employés.', 'fr'],
    ['We opened thirty years ago. Our family business has served the region for 30 years.', 'en'],
  ] as const)('is no experience that a posting asks for: « %s »', (description, language) => {
    const result = explain({ experience: 'Plâtrier, 6 ans' }, { title: 'Plâtrier', description, language });
    expect(result.gaps.fr.join()).not.toContain('expérience');
    expect(reasons(result)).not.toMatch(/Expérience|Experience/);
  });
});

describe('years in other work', () => {
  const job = { title: 'Barman', requirements: ['Un an derrière un bar', 'Anglais'] };

  it('are no reason', () => {
    const result = explain({ title: 'Recruteur', experience: 'Recruteur en agence, 2 ans', skills: ['Anglais'] }, job);
    expect(reasons(result)).not.toMatch(/Expérience|Experience/);
  });

  it('are one in the same work', () => {
    expect(reasons(explain({ experience: 'Barman, 2 ans, à Hull' }, job))).toContain('Expérience');
  });
});

describe('the card of a trade', () => {
  const job = { title: 'Plâtrier', requirements: ['Carte CCQ plâtrier', 'Carte ASP'] };

  it.each(['Grutière', 'Plombier compagnon', 'Couvreur'])('of a %s is no card of a plasterer', (title) => {
    const result = explain({ title, skills: ['Carte CCQ', 'Carte ASP'] }, job);
    expect(result.gaps.fr).toContain('requis\u00A0: carte de compétence CCQ (pour ce métier)');
    expect(result.gaps.en).toContain('needs: CCQ competency card (for this trade)');
    expect(result.match_score).toBeLessThanOrEqual(MAX_VETOED_SCORE);
    expect(reasons(result)).not.toContain('CCQ');
  });

  it('is the card of who has the trade, or names none', () => {
    for (const title of ['Plâtrier', null]) {
      const result = explain({ title, skills: ['Carte CCQ', 'Carte ASP'] }, job);
      expect(result.gaps.fr.join()).not.toContain('requis');
      expect(reasons(result)).toContain('CCQ');
    }
  });
});

describe('a place of work', () => {
  it.each([
    'Préposée à l’entretien ménager dans un CHSLD depuis 6 ans',
    'Housekeeper in a long-term care home for 6 years: isolation rooms, floors, linens',
    'Cook in a nursing home for six years',
  ])('is no skill of who does other work there: « %s »', (experience) => {
    expect(claimed({ experience })).not.toContain('elder-care');
  });

  it('tells the skill of who cares there', () => {
    expect(claimed({ experience: 'Préposée aux bénéficiaires en CHSLD depuis 6 ans' })).toContain('elder-care');
  });

  it('asks nothing of who cooks there', () => {
    expect(asked({ title: 'Cuisinier', description: 'CHSLD public, de jour.' })).not.toContain('elder-care');
  });
});

describe('what is not finished', () => {
  it.each([
    ['CPA candidate, last module in the spring', 'cpa-designation'],
    ['CPA candidate, last module in the spring', 'accountant'],
    ['AEC en bureautique en cours', 'office-suite'],
    ['Staff accountant, still writing the CPA exams. I assist two CPAs.', 'cpa-designation'],
  ])('« %s » claims no %s', (experience, id) => expect(claimed({ experience })).not.toContain(id));
});

describe('a family name', () => {
  it.each([
    ['Boucher m’a formé au comptoir pendant deux ans', 'butcher'],
    ['Baker taught me the counter', 'baker'],
    ['Boulanger et moi avons ouvert le café', 'baker'],
  ])('« %s » is no %s', (experience, id) => expect(claimed({ experience })).not.toContain(id));

  it.each([
    ['Boucher depuis dix ans', 'butcher'],
    ['Baker and pastry cook for ten years', 'baker'],
  ])('« %s » is a %s', (experience, id) => expect(claimed({ experience })).toContain(id));
});

describe('a title', () => {
  it('asks for the skill that it names and the work needs', () => {
    expect(asked({ title: 'Commis à la saisie de données' })).toContain('data-entry');
    expect(asked({ title: 'Teaching assistant', language: 'en' })).not.toContain('teaching');
  });

  it('is not about whom one assists', () => {
    const { occupations } = analyseJob(
      jobPosting({ title: 'Executive Assistant to the CFO', language: 'en' }),
      ontology,
    );
    expect(occupations.map(({ concept }) => concept.id)).toEqual(['occupation/executive-assistant']);
  });
});

describe('a tool and the work with it', () => {
  it('are told apart', () => {
    const result = explain({ skills: ['Vente en ligne'] }, { title: 'Marchand', requirements: ['Shopify'] });
    expect(reasons(result)).not.toContain('Gestion de boutique en ligne\u00A0:');
    const pelvic = explain(
      { skills: ['Réadaptation'] },
      { title: 'Physiothérapeute', requirements: ['Rééducation périnéale'] },
    );
    expect(reasons(pelvic)).not.toMatch(/offre «.Rééducation/);
    expect(pelvic.gaps.fr).toContain('rééducation périnéale');
  });

  it('are called as in Québec', () => {
    expect(ontology.name('skill/bus-licence').fr).toBe('permis de classe 2');
  });
});

describe('the name of a skill', () => {
  it.each([
    ['Pose de fermetures éclair', 'pose de fermetures éclair'],
    ['Maisons neuves', 'maisons neuves'],
    ['Gestion des absences', 'gestion des absences'],
  ])('« %s » is a gap by the name that the posting uses', (requirement, name) => {
    expect(explain({ title: 'Caissier' }, { title: 'Agent', requirements: [requirement] }).gaps.fr).toContain(name);
  });

  it('is the one that both texts use', () => {
    const result = explain({ skills: ['Accounting'] }, { title: 'Agent', requirements: ['Comptabilité générale'] });
    expect(result.reasons.fr.join('\n')).toContain('Comptabilité générale\u00A0:');
    expect(result.reasons.en.join('\n')).toContain('Accounting:');
    expect(reasons(result)).not.toMatch(/Tenue de livres|Bookkeeping/);
  });

  it('of a product is the product', () => {
    const result = explain({ skills: ['Salesforce'] }, { title: 'Vendeur', requirements: ['Salesforce'] });
    expect(result.reasons.fr.join('\n')).toContain('Salesforce\u00A0:');
  });
});

describe('years that are no reason', () => {
  it('are too few: they are a gap', () => {
    const job = { title: 'Barman', requirements: ['Cinq ans d’expérience'] };
    const result = explain({ title: 'Barman', experience: 'Barman, 2 ans' }, job);
    expect(reasons(result)).not.toMatch(/Expérience|Experience/);
    expect(result.gaps.fr).toContain('5 ans d’expérience');
  });

  it('were spent in other work', () => {
    const person = {
      title: 'Former server',
      experience: 'Agency recruiter for two years, industrial and hospitality.',
    };
    const job = { title: 'Serveur', requirements: ['Un an d’expérience'] };
    expect(reasons(explain(person, job))).not.toMatch(/Expérience|Experience/);
  });
});

describe('a security permit', () => {
  it('of a guard is none for investigations', () => {
    const job = { title: 'Agent de prévention des pertes', requirements: ['Permis BSP (investigation)'] };
    const result = explain({ title: 'Agente de sécurité', skills: ['Permis BSP'] }, job);
    expect(result.gaps.fr[0]).toBe('requis\u00A0: permis d’investigation (BSP)');
    expect(reasons(result)).not.toContain('Permis de gardiennage');
  });
});
