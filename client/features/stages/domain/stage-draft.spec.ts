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

it('is sent as it was read when nothing was changed', () => {
  const name = { fr: 'Appel', en: 'Call' };
  const read = { stages: [{ id: 'call', name, maps_to: 'REVIEWED' as const, people: 2 }] };
  expect(requestOf(draftOf(read), 4)).toEqual({ version: 4, stages: [{ id: 'call', name, maps_to: 'REVIEWED' }] });
});

it('offers the people of a removed stage those of its status, or the standard one', () => {
  expect(targetsFor([call, trial, panel], call)).toEqual(['trial']);
  expect(targetsFor([call, panel], call)).toEqual(['REVIEWED']);
});

it('takes along people who were to go to a stage that is removed, too', () => {
  const moves = movesAfter([], 'call', 'trial');
  expect(peopleOf([call, trial, panel], moves, 'trial')).toBe(3);
  expect(movesAfter(moves, 'trial', 'REVIEWED')).toEqual([
    { from: 'call', to: 'REVIEWED' },
    { from: 'trial', to: 'REVIEWED' },
  ]);
});

it('takes a template over, and names a stage for everybody whose stage is not in it', () => {
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
