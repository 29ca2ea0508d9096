import { sectors } from '../../lexicon/sectors/index.js';
import { buildOntology } from '../ontology/ontology.js';
import { jobPosting, seekerProfile } from '../spec-texts/blank.js';
import { analyseJob } from './analyse-job.js';
import { analyseSeeker } from './analyse-seeker.js';

const ontology = buildOntology(sectors);
const short = (id: string): string => id.split('/')[1]!;
const claimed = (profile: Parameters<typeof seekerProfile>[0]): string[] =>
  [...analyseSeeker(seekerProfile(profile), ontology).claims.values()]
    .filter(({ id, isNear }) => id.startsWith('occupation') && isNear !== true)
    .map(({ id }) => short(id));
const asked = (title: string, description = ''): string[] =>
  analyseJob(jobPosting({ title, description, language: 'en' }), ontology)
    .occupations.filter(({ isNear }) => isNear !== true)
    .map(({ concept }) => short(concept.id));

describe('an occupation that is only a word of something else', () => {
  it.each([
    ['Gestion comptable', 'accountant'],
    ['Lecture de carte routière', 'long-haul-driver'],
    ['Transpalettes et préparateurs de commandes', 'order-picker'],
    ['Logiciel Illustrator', 'illustrator'],
  ])('« %s » in the list of skills is nobody’s %s', (skill, occupation) => {
    expect(claimed({ skills: [skill] })).not.toContain(occupation);
  });

  it.each([
    ['Comptable', 'accountant'],
    ['Ancienne coiffeuse', 'hairdresser'],
    ['Expérience comme plombier', 'plumber'],
  ])('« %s » in the list is the person', (skill, occupation) => {
    expect(claimed({ skills: [skill] })).toContain(occupation);
  });

  it.each([
    ['Encadre une équipe de production (mécanicien en confection, tisserand)', 'textile-operator'],
    ['Maçonne des structures et pose des dalles', 'bricklayer'],
  ])('« %s » claims no %s', (experience, occupation) => {
    expect(claimed({ experience })).not.toContain(occupation);
  });

  it('leaves an occupation with its times', () => {
    expect(claimed({ experience: 'Serveuse le soir, caissière les fins de semaine.' })).toEqual(
      expect.arrayContaining(['waiter', 'cashier']),
    );
  });

  it.each([
    ['Repasseuse sur mannequin', 'fashion-model'],
    ['Superviseur de plombiers', 'plumber'],
  ])('« %s » as a title is near, not the same', (title, occupation) => {
    expect(claimed({ title })).not.toContain(occupation);
  });

  it.each([
    ['Physical therapist aides', 'physiotherapist'],
    ['Model makers, wood', 'fashion-model'],
  ])('"%s" does not look for a %s', (title, occupation) => {
    expect(asked(title)).not.toContain(occupation);
  });

  it('is what the text looks for, not who one works with', () => {
    expect(asked('Join our team', 'Hand instruments to surgeons. Confer with writers.')).toEqual([]);
    expect(asked('Join our team', 'We are looking for a plumber in Laval.')).toContain('plumber');
  });
});

describe('a name of a person', () => {
  it.each(['Léa', 'Marina', 'Boulanger', 'Charpentier', 'Java', 'Baker'])('%s is never a concept', (name) => {
    for (const bio of [`Je m’appelle ${name} Tremblay, de Laval.`, `My name is ${name} and I live in Laval.`]) {
      const { claims, hints } = analyseSeeker(seekerProfile({ bio }), ontology);
      const quoted = [...claims.values(), ...(hints?.values() ?? [])].map(
        ({ place }) => place && place.field.text.slice(place.start, place.end),
      );
      expect(quoted.filter((quote) => quote?.includes(name))).toEqual([]);
    }
  });

  it('is still a product in the list of skills', () => {
    const { claims } = analyseSeeker(seekerProfile({ skills: ['Java'] }), ontology);
    expect([...claims.keys()]).toContain('skill/java');
  });
});
