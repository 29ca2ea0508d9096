import { draftOf, movesAfter, peopleOf, requestOf, type StageDraft, targetsFor, withTemplate } from './stage-draft';

const stage = (key: string, maps_to: StageDraft['maps_to'], people = 0): StageDraft => ({
  key,
  fr: key,
  en: key,
  maps_to,
  people,
  stored: true,
});
const call = stage('call', 'REVIEWED', 2);
const trial = stage('trial', 'REVIEWED', 1);
const panel = stage('panel', 'INTERVIEW');

it('is sent unchanged if nothing was edited', () => {
  const name = { fr: 'Appel', en: 'Call' };
  const read = { stages: [{ id: 'call', name, maps_to: 'REVIEWED' as const, people: 2 }] };
  expect(requestOf(draftOf(read), 4)).toEqual({ version: 4, stages: [{ id: 'call', name, maps_to: 'REVIEWED' }] });
});

it('offers stages of the same status for the people of a removed one, or the standard one', () => {
  expect(targetsFor([call, trial, panel], call)).toEqual(['trial']);
  expect(targetsFor([call, panel], call)).toEqual(['REVIEWED']);
});

it('also moves people who were to go to a stage that is then removed', () => {
  const moves = movesAfter([], 'call', 'trial');
  expect(peopleOf([call, trial, panel], moves, 'trial')).toBe(3);
  expect(movesAfter(moves, 'trial', 'REVIEWED')).toEqual([
    { from: 'call', to: 'REVIEWED' },
    { from: 'trial', to: 'REVIEWED' },
  ]);
});

it('applies a template, and chooses a stage for people whose stage is not in it', () => {
  const name = { fr: 'Téléphone', en: 'Phone' };
  const { stages, moves } = withTemplate(
    [call, trial, panel],
    [
      { id: 'phone', name, maps_to: 'REVIEWED' },
      { id: 'panel', name, maps_to: 'OFFERED' },
    ],
  );
  expect(moves).toEqual([
    { from: 'call', to: 'phone' },
    { from: 'trial', to: 'phone' },
  ]);
  // A stored stage keeps its id and status; the stage of the template gets a new id.
  expect(stages.map(({ key }) => key)).toEqual(['phone', expect.not.stringMatching('panel')]);
});
