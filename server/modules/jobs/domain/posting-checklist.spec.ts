import { checkPosting, type ChecklistItem, type PostingText } from './posting-checklist.js';

const bare: PostingText = {
  title: 'Soudeuse',
  description: '',
  requirements: [],
  videoQuestions: [],
  location: 'Laval, QC',
  remote: false,
  salaryRange: '',
};
const stateOf = (item: ChecklistItem, changes: Partial<PostingText>): string | undefined =>
  checkPosting({ ...bare, ...changes }).find((one) => one.item === item)?.state;

describe('what an honest posting says', () => {
  it('is missing from a title alone', () => {
    expect(checkPosting({ ...bare, title: 'Welder' })).toEqual([
      { item: 'PAY', state: 'MISSING' },
      { item: 'FRENCH', state: 'MISSING' },
      { item: 'VACANCY', state: 'MISSING' },
      { item: 'AI', state: 'MISSING' },
      { item: 'CANADIAN_EXPERIENCE', state: 'DONE' },
    ]);
  });

  it.each([
    ['65 000 $ à 80 000 $', 'DONE'],
    ['25 $/h', 'DONE'],
    ['selon expérience', 'MISSING'],
    ['competitive', 'MISSING'],
    ['', 'MISSING'],
  ])('pay: %s is %s', (salaryRange, state) => {
    expect(stateOf('PAY', { salaryRange })).toBe(state);
  });

  it.each([
    ['60 000 $ à 120 000 $', 'Toronto, ON', false, 'WARNING'],
    ['60 000 $ à 120 000 $', 'Sudbury (Ontario)', false, 'WARNING'],
    ['60 000 $ à 120 000 $', 'Ottawa', false, 'WARNING'],
    ['$30 to $60 an hour', 'Kingston, Ont.', false, 'WARNING'],
    ['60 000 $ à 120 000 $', 'Laval, QC', true, 'WARNING'],
    ['60 000 $ à 110 000 $', 'Toronto, ON', false, undefined],
    ['60 000 $ à 110 001 $', 'Toronto, ON', false, 'WARNING'],
    ['150 000 $ à 250 000 $', 'Toronto, ON', false, undefined],
    ['60 000 $ à 120 000 $', 'Laval, QC', false, undefined],
    ['à partir de 60 000 $', 'Toronto, ON', false, undefined],
    ['selon expérience', 'Toronto, ON', false, undefined],
  ])('range: %s in %s (remote: %s) is %s', (salaryRange, location, remote, state) => {
    expect(stateOf('PAY_SPREAD', { salaryRange, location, remote })).toBe(state);
  });

  it.each([
    ['Vous soudez avec une équipe de douze personnes dans notre atelier.', 'DONE'],
    ['You will weld with a team of twelve in our shop.', 'MISSING'],
    ['You will weld with our team in the shop.\n\nVous soudez avec notre équipe dans l’atelier.', 'DONE'],
    ['You join the team at Café de la Gare in Montréal.', 'MISSING'],
  ])('French: %s is %s', (description, state) => {
    expect(stateOf('FRENCH', { title: 'Welder', description })).toBe(state);
  });

  it.each([
    ['Ce poste est à pourvoir dès maintenant.', 'DONE'],
    ['Poste vacant, de jour.', 'DONE'],
    ['This posting is for an existing vacancy.', 'DONE'],
    ['We build a talent pool for future openings.', 'DONE'],
    ['Vous soudez.', 'MISSING'],
  ])('vacancy: %s is %s', (description, state) => {
    expect(stateOf('VACANCY', { description })).toBe(state);
  });

  it.each([
    ['L’intelligence artificielle aide à classer les candidatures.', 'DONE'],
    ['Nous n’utilisons pas l’IA pour choisir.', 'DONE'],
    ['AI is used to screen applicants.', 'DONE'],
    ['J’ai aimé ce poste. The aim is clear.', 'MISSING'],
  ])('AI: %s is %s', (description, state) => {
    expect(stateOf('AI', { description })).toBe(state);
  });

  it.each([
    ['Expérience canadienne exigée', 'WARNING'],
    ['Deux ans d’expérience de travail au Canada', 'WARNING'],
    ['Canadian work experience is an asset', 'WARNING'],
    ['Canadian experience', 'WARNING'],
    ['2 years of experience in Canada', 'WARNING'],
    ['Expérience en soudure ; entreprise canadienne', 'DONE'],
    ['Canadian citizens and everybody else', 'DONE'],
  ])('Canadian experience: %s is %s', (requirement, state) => {
    expect(stateOf('CANADIAN_EXPERIENCE', { requirements: [requirement] })).toBe(state);
    expect(stateOf('CANADIAN_EXPERIENCE', { videoQuestions: [requirement] })).toBe(state);
  });

  it('is not said by asking for it', () => {
    expect(stateOf('AI', { videoQuestions: ['Que pensez-vous de l’intelligence artificielle ?'] })).toBe('MISSING');
  });
});
