import type { MatchResult } from '../domain/match-result.js';
import { sectors } from '../lexicon/sectors/index.js';
import { analyseJob } from './analysis/analyse-job.js';
import { analyseSeeker } from './analysis/analyse-seeker.js';
import { explainMatch } from './explain-match.js';
import type { JobPosting, SeekerProfile } from './inputs.js';
import { buildOntology } from './ontology/ontology.js';
import { jobPosting, seekerProfile } from './spec-texts/blank.js';

const ontology = buildOntology(sectors);
type Posting = Partial<JobPosting> & { readonly title: string };
const explain = (person: Partial<SeekerProfile>, job: Posting): MatchResult =>
  explainMatch(seekerProfile(person), jobPosting(job), ontology);
const pay = (text: string, min: number, max: number) => ({ text, min, max });
const idsOf = (keys: Iterable<string>): readonly string[] => [...keys].map((id) => id.split('/')[1]!);
const claimed = (person: Partial<SeekerProfile>): readonly string[] =>
  idsOf(analyseSeeker(seekerProfile(person), ontology).claims.keys());
const asked = (job: Posting): readonly string[] =>
  idsOf(
    [...analyseJob(jobPosting(job), ontology).requirements.values()]
      .filter(({ place }) => place)
      .map(({ concept }) => concept.id),
  );

describe('a gap', () => {
  it.each([
    ['Permis de classe 3, un atout', 'permis de classe 3 (de préférence)', 'class 3 licence (preferred)'],
    ['SQL is an asset', 'SQL (de préférence)', 'SQL (preferred)'],
    ['Carte EXPRES ou capacité de l’obtenir', 'carte EXPRES (de préférence)', 'FAST card (preferred)'],
    ['L’espagnol est un atout', 'espagnol (de préférence)', 'Spanish (preferred)'],
  ])('that the posting only prefers says so: %s', (requirement, fr, en) => {
    const { gaps } = explain({ skills: ['Excel'] }, { title: 'Commis', requirements: [requirement] });
    expect(gaps.fr).toContain(fr);
    expect(gaps.en).toContain(en);
  });

  it.each([
    ['Comptine facultative, patience obligatoire.', 'comptines'],
    ['Budget de repas de 20 $ par jour.', 'budget'],
    ['Vous ouvrez des comptes dans cent vingt quincailleries.', 'ouverture de comptes'],
    ['Bachelor’s in finance or accounting', 'tenue de livres'],
  ])('is nothing that the posting does not ask for: %s', (description, gap) => {
    expect(explain({ skills: ['Excel'] }, { title: 'Commis', description }).gaps.fr).not.toContain(gap);
  });

  it('names a product the same in both languages, and a skill instead of a place of work', () => {
    const job = { title: 'Préposé aux bénéficiaires', requirements: ['MS Project'], description: 'CHSLD public.' };
    const { gaps } = explain({ title: 'Préposé aux bénéficiaires' }, job);
    expect(gaps.en).toContain('MS Project');
    expect(gaps.fr).not.toContain('CHSLD');
  });

  it('that it requires has its name alone', () => {
    expect(explain({ skills: ['Excel'] }, { title: 'Commis', requirements: ['SQL'] }).gaps.fr).toContain('SQL');
  });
});

describe('a reason', () => {
  it.each([
    ['Excel avancé', 'Excel', 'Vous remplacez les feuilles de calcul.', 'Excel'],
    ['PostgreSQL', 'PostgreSQL', 'SQL', 'PostgreSQL'],
    ['React', 'JavaScript', 'Vous programmez en TypeScript.', 'React'],
  ])('is told once: %s', (skill, requirement, description, name) => {
    const { reasons } = explain({ skills: [skill] }, { title: 'Poste', requirements: [requirement], description });
    expect(reasons.fr.filter((each) => new RegExp(`^(?:Proche\\u00A0: )?${name}[;\\u00A0]`).test(each))).toHaveLength(
      1,
    );
  });

  it('does not change the capitals of a product', () => {
    const { reasons } = explain({ skills: ['macOS'] }, { title: 'Poste', requirements: ['macOS'] });
    expect(reasons.fr[0]).toMatch(/^macOS/);
  });

  it('is the pay only if the posting pays enough', () => {
    const job = { title: 'Commis', pay: pay('45 000 $ à 55 000 $', 45_000, 55_000) };
    const about = (text: string, min: number): string =>
      explain({ title: 'Commis', pay: pay(text, min, min + 10_000) }, job).reasons.fr.join();
    expect(about('50 000 $', 50_000)).toContain('Salaire');
    expect(about('58 000 $', 58_000)).not.toContain('Salaire');
  });

  it('is the place only if it is near', () => {
    const about = (location: string): string =>
      explain({ title: 'Commis', location }, { title: 'Commis', location: 'Trois-Rivières, QC' }).reasons.fr.join();
    expect(about('Shawinigan, QC')).toContain('Lieu');
    expect(about('Drummondville, QC')).not.toContain('Lieu');
  });

  it('quotes the words about the shift, not when somebody can begin', () => {
    const job = { title: 'Cariste', description: 'Quart de soir, du lundi au jeudi.' };
    const person = { title: 'Cariste', availability: 'Immédiate', workType: 'Temps plein, de soir' };
    const shown = explain(person, job).evidence.find(({ part }) => part === 'availability');
    expect(shown?.seeker.text).toBe('Temps plein, de soir');
    expect(explain({ ...person, workType: 'Temps plein' }, job).reasons.fr.join()).not.toContain('Disponibilités');
  });

  it.each([
    'Développeuse chez un éditeur de logiciels de répartition (de 2021 à aujourd’hui) : refonte de l’écran de planification en React et TypeScript, API, migration, essais automatisés.',
    'I built many services for a bank, an insurer and a hospital (2015 to 2020): in TypeScript, with a team of twelve people in three cities (Montréal, Laval and Gatineau).',
  ])('quotes no half of brackets and no punctuation at its ends: %s', (experience) => {
    const { evidence } = explain({ experience }, { title: 'Poste', requirements: ['TypeScript'] });
    const quote = evidence[0]!.seeker.text;
    expect(quote.split('(')).toHaveLength(quote.split(')').length);
    expect(quote).toMatch(/^[\p{L}\d«“"].*[\p{L}\d»”")]$/u);
    expect(experience).toContain(quote);
  });
});

describe('advice', () => {
  const advice = (person: Partial<SeekerProfile>, job: Posting, language: 'fr' | 'en'): string =>
    explain(person, job)
      .raises.map(({ text }) => text[language])
      .join('\n');

  it('is a sentence for what the profile does not say', () => {
    const job: Posting = {
      title: 'Cariste',
      location: 'Laval, QC',
      jobType: 'FULL_TIME',
      pay: pay('50 000 $', 50_000, 50_000),
      requirements: ['Cinq ans d’expérience', 'Quart de nuit'],
    };
    const fr = advice({ title: 'Cariste' }, job, 'fr');
    expect(fr).toContain('si le profil indique 5 ans d’expérience');
    expect(fr).toContain('si le profil indique un lieu près de l’emploi (Laval, QC)');
    expect(fr).toContain('si le profil indique un salaire souhaité que l’offre atteint');
    expect(fr).toContain('si le profil indique des disponibilités qui conviennent (temps plein, nuit)');
    expect(advice({ title: 'Cariste' }, job, 'en')).toContain(
      'if the profile states availability that suits (full time, nights)',
    );
    expect(fr).not.toMatch(/[^\u00A0]:/);
  });

  it('names a rank', () => {
    const texts = [{ title: 'Apprenti électricien' }, { title: 'Maître électricien' }] as const;
    expect(advice(...texts, 'fr')).toContain('avec le niveau «\u00A0maître\u00A0»');
    expect(advice(...texts, 'en')).toContain('with the level “master”');
  });
});

describe('the other sense of a word', () => {
  it.each([
    ['Services with event streaming and Kafka', 'event-planning'],
    ['Charpente d’acier : poutres, escaliers, garde-corps', 'special-constable'],
  ])('is not claimed: %s', (experience, id) => expect(claimed({ experience })).not.toContain(id));

  it.each([
    ['Technicien informatique', 'Gestion de comptes, création de postes', 'client-accounts'],
    ['Répartiteur', 'Quarante camions : vous planifiez les voyages.', 'trip-planning'],
    ['Infirmier', 'Orientation de huit semaines, puis mentorat de six mois.', 'staff-training'],
    ['Assistante technique en pharmacie', 'Préparation d’ordonnances', 'prescribing'],
  ])('is not asked of a %s: %s', (title, description, id) => expect(asked({ title, description })).not.toContain(id));

  it.each([
    ['Vendeur', 'Gestion de comptes clients', 'client-accounts'],
    ['Conseiller en voyages', 'Planification de voyages pour les voyageurs', 'trip-planning'],
    ['Chef d’équipe', 'Vous faites du mentorat auprès des nouveaux.', 'staff-training'],
  ])('but the usual one is, of a %s: %s', (title, description, id) => {
    expect(asked({ title, description })).toContain(id);
  });
});

it('a tool of a developer is no occupation', () => {
  expect(claimed({ title: 'Développeuse web', skills: ['Docker'] })).not.toContain('longshoreman');
  expect(claimed({ title: 'Débardeur', experience: 'Docker au port de Montréal' })).toContain('longshoreman');
});

describe('what somebody has under another name', () => {
  it.each([
    ['Premiers soins en milieu de garde', 'Certificat de premiers soins en petite enfance'],
    ['Bilingual writing', 'Bilingual'],
    ['I learned French on construction sites', 'French'],
    ['Atikamekw', 'Langue atikamekw'],
  ])('is no gap: %s for %s', (experience, requirement) => {
    const job = { title: 'Poste', requirements: [requirement] };
    expect(explain({ experience }, job).gaps.fr).toEqual([]);
  });

  it.each([
    ['Windows administration', 'Windows'],
    ['Vitrines', 'Montage de vitrines'],
    ['Carte d’abatteur', 'Carte d’abatteur (CNESST)'],
  ])('is no gap in a list: %s for %s', (skill, requirement) => {
    expect(explain({ skills: [skill] }, { title: 'Poste', requirements: [requirement] }).gaps.fr).toEqual([]);
  });

  it.each([
    ['Enseignante au primaire', 'Planifier, enseigner, évaluer.', 'enseignement'],
    ['Paysagiste', 'Aménagement paysager', 'aménagement paysager'],
  ])('is the skill in the name of their occupation: %s', (title, description, gap) => {
    expect(explain({ title }, { title, description }).gaps.fr).not.toContain(gap);
    expect(explain({ title: 'Commis' }, { title, description }).gaps.fr).toContain(gap);
  });

  it.each([
    ['Class 1 truck driver', 'Conductrice ou conducteur de camion, classe 1'],
    ['Conducteur de camion longue distance', 'Long-haul truck driver, Northeast US'],
    ['Long-haul driver', 'Camionneuse ou camionneur longue distance'],
    ['IT technician', 'Technicienne ou technicien en soutien aux utilisateurs'],
  ])('is the occupation itself: %s for %s', (title, posting) => {
    const { reasons } = explain({ title }, { title: posting });
    expect(reasons.fr[0]).not.toMatch(/^Proche|^Titre proche/);
    expect(reasons.fr).toHaveLength(1);
  });
});
