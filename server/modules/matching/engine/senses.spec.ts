import type { MatchResult } from '../domain/match-result.js';
import { sectors } from '../lexicon/sectors/index.js';
import { analyseJob } from './analysis/analyse-job.js';
import { analyseSeeker } from './analysis/analyse-seeker.js';
import { explainMatch } from './explain-match.js';
import type { JobPosting } from './inputs.js';
import { buildOntology } from './ontology/ontology.js';
import { jobPosting, seekerProfile } from './spec-texts/blank.js';

const ontology = buildOntology(sectors);
const claimed = (experience: string, skills: readonly string[] = []): string[] =>
  [...analyseSeeker(seekerProfile({ experience, skills }), ontology).claims.keys()].map((id) => id.split('/')[1]!);
const asked = (job: Partial<JobPosting> & { readonly title: string }): string[] =>
  [...analyseJob(jobPosting(job), ontology).requirements.values()]
    .filter(({ place }) => place)
    .map(({ concept }) => concept.id.split('/')[1]!);
const shown = ({ reasons, masked_reasons: masked, gaps, raises, evidence }: MatchResult): string =>
  JSON.stringify([reasons, masked, gaps, raises, evidence.map(({ concept }) => concept)]);

describe('who did it', () => {
  it.each([
    ['Six ans chez un dentiste comme réceptionniste', 'Dentiste', 'fr'],
    ['My father is a truck driver. I am an accountant', 'Truck driver', 'en'],
    ['J’ai été opéré par un chirurgien', 'Chirurgien', 'fr'],
    ['Receptionist for a lawyer at a law firm', 'Lawyer', 'en'],
    ['I served lawyers and judges as a waiter for ten years', 'Lawyer', 'en'],
    ['I served a lawyer every morning. I was a waiter', 'Lawyer', 'en'],
    ['I drove with a truck driver for a summer', 'Truck driver', 'en'],
    ['I studied beside a pharmacist', 'Pharmacist', 'en'],
    ['I was treated by a physiotherapist', 'Physiotherapist', 'en'],
    ['Patiente d’un physiothérapeute pendant trois ans', 'Physiothérapeute', 'fr'],
    ['Secrétaire d’un notaire à Laval', 'Notaire', 'fr'],
    ['Client of an accountant', 'Accountant', 'en'],
    ['I want to become a nurse', 'Nurse', 'en'],
    ['Je veux devenir infirmière', 'Infirmière', 'fr'],
    ['I used to dream of becoming a plumber', 'Plumber', 'en'],
    ['Je rêvais de devenir plombier', 'Plombier', 'fr'],
    ['Je n’ai jamais été cuisinier', 'Cuisinier', 'fr'],
    ['Ma mère, qui était infirmière, m’a tout appris', 'Infirmière', 'fr'],
    ['Ma conjointe est avocate. Moi, je suis plombier', 'Avocat', 'fr'],
    ['Ex-mari policier. Vendeuse depuis 2010', 'Policier', 'fr'],
    ['Adjointe du directeur financier', 'Directeur financier', 'fr'],
    ['Dental office receptionist', 'Dentist', 'en'],
    ['My goal is to become an electrician', 'Electrician', 'en'],
    ['Commis aux côtés d’une comptable', 'Comptable', 'fr'],
  ] as const)('« %s » says nothing of %s', (experience, title, language) => {
    const result = explainMatch(seekerProfile({ experience }), jobPosting({ title, language }), ontology);
    expect(result.reasons.fr.join()).not.toContain(title);
    expect(result.evidence.filter(({ part }) => part === 'occupation')).toEqual([]);
    expect(result.match_score).toBeLessThan(35);
  });

  it.each([
    ['Poste d’infirmière au CLSC, de 2015 à 2020', 'nurse'],
    ['Dix ans comme plombier pour un entrepreneur', 'plumber'],
    ['Je suis comptable chez des avocats', 'accountant'],
    ['Worked as a pharmacist for a hospital', 'pharmacist'],
  ])('« %s » is the person’s own', (experience, own) => expect(claimed(experience)).toContain(own));
});

describe('an ordinary word', () => {
  const cashier = (title: string, description: string, language: 'fr' | 'en', requirements: readonly string[] = []) =>
    asked({ title, description, language, requirements });

  it.each([
    ['J’apprends vite et je travaille vite', 'webpack'],
    ['I react quickly to alarms', 'react'],
    ['I excel in sales', 'excel'],
    ['Maître électricien, licence C', 'c-language'],
    ['Maître électricien', 'reservation-management'],
    ['Servir le thé lors des cérémonies', 'unix'],
    ['Deux ans aux États-Unis', 'unix'],
    ['Projets réels', 'youtube'],
    ['Soudeur. Montage de structures et de ponts', 'video-editing'],
    ['Éducatrice en service de garde', 'securities'],
    ['Travailler AVEC le public', 'intune'],
    ['Soudeur. Escaliers et garde-corps', 'vip-protection'],
    ['Infirmière en médecine', 'physician'],
    ['Infirmière. Encadrement d’externes', 'picture-framing'],
    ['Électricien. Écoles, CHSLD et usines', 'elder-care'],
    ['Soudeur. DEP en soudage-montage', 'video-editing'],
  ])('« %s » is no claim of %s', (text, other) => expect(claimed(text)).not.toContain(other));

  it('is asked for in no other sense either', () => {
    expect(
      cashier('Caissier', 'Vous apprenez vite. Fournir deux références et un passeport.', 'fr', ['Vite et bien']),
    ).toEqual([]);
    expect(
      cashier('Cashier', 'React quickly to customers. Excel in a fast-paced team. Provide references.', 'en'),
    ).toEqual([]);
    expect(cashier('Soudeur-monteur', 'Travaux de montage.', 'fr', ['Montage et assemblage'])).not.toContain(
      'video-editing',
    );
    expect(
      cashier('Mécanicien de véhicules lourds', 'Vous formez la relève.', 'fr', ['Diagnostic électronique']),
    ).not.toEqual(expect.arrayContaining(['talent-management']));
    expect(cashier('Mécanicien automobile', '', 'fr', ['Diagnostic électronique'])).not.toContain('diagnosis');
    expect(cashier('Comptable', 'Portefeuille de 280 ménages.', 'fr', ['Rigueur et pédagogie'])).toEqual([
      'attention-to-detail',
    ]);
  });

  it('is shown to nobody as a reason, a gap or advice', () => {
    const person = seekerProfile({ experience: 'Caissier pendant deux ans. J’apprends vite.' });
    const job = jobPosting({
      title: 'Caissier',
      requirements: ['Vite et bien', 'Références'],
      description: 'Apprendre vite. Service de garde sur place. Travail AVEC le public, aux États-Unis.',
    });
    expect(shown(explainMatch(person, job, ontology))).not.toMatch(
      /Webpack|Unix|Intune|juridique|legal|valeurs|securities/i,
    );
  });

  it('is the thing in its own field of work', () => {
    expect(claimed('Monteuse vidéo depuis cinq ans. Montage et étalonnage.')).toContain('video-editing');
    expect(claimed('Développeuse web', ['Vite', 'React', 'TypeScript'])).toEqual(
      expect.arrayContaining(['webpack', 'react']),
    );
    expect(claimed('Préposée aux bénéficiaires en CHSLD')).toContain('elder-care');
    expect(claimed('Caissière', ['Excel'])).toContain('excel');
    expect(asked({ title: 'Machinist', language: 'en' })).toEqual([]);
    expect(analyseJob(jobPosting({ title: 'Machinist', language: 'en' }), ontology).occupations[0]?.concept.id).toBe(
      'occupation/machinist',
    );
  });

  it.each([
    ['Poste permanent à temps plein', 'hair-extensions'],
    ['Peinture de carrosserie et débosselage', 'painting'],
    ['Diagnostic de moteurs diesel', 'diagnosis'],
    ['Animation de groupes de jeunes au camp', 'animation'],
    ['DEP et ASP en usinage', 'construction-safety-card'],
    ['Adobe Illustrator et mise en page', 'illustrator'],
    ['Sculpture : non', 'sculpture'],
  ])('is another one in « %s »', (text, other) => expect(claimed(text)).not.toContain(other));

  it.each([
    ['Animation 3D et films d’animation', 'animation'],
    ['Sculpture et céramique en atelier d’art', 'sculpture'],
    ['Peinture de maisons et de condos, sablage', 'painting'],
  ])('is still read in « %s »', (text, own) => expect(claimed(text)).toContain(own));

  it.each([
    ['Une collègue s’occupe de la facturation.', 'invoice-processing'],
    ['You work closely with housekeeping and security.', 'cleaning'],
    ['Support the payroll team with travel.', 'payroll'],
    ['Dental scheduling software for small clinics. We grow.', 'staff-scheduling'],
    ['Étudiants en plomberie ou en soins infirmiers bienvenus.', 'nursing-care'],
  ])('is named and not asked in « %s »', (description, other) => {
    expect(asked({ title: 'Commis', description })).not.toContain(other);
  });

  it('is not whom an assistant works for', () => {
    const { occupations } = analyseJob(jobPosting({ title: 'Assistant to the Director of Nursing' }), ontology);
    expect(occupations.map(({ concept }) => concept.id)).not.toContain('occupation/nursing-director');
  });
});
