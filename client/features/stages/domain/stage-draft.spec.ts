import {
  draftOf,
  freeKinds,
  movesAfter,
  peopleOf,
  requestOf,
  type StageDraft,
  stagesIn,
  targetsFor,
  withTemplate,
} from './stage-draft';

const stage = (key: string, maps_to: StageDraft['maps_to'], people = 0): StageDraft => ({
  key,
  fr: key,
  en: key,
  maps_to,
  limit: null,
  actions: [],
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

it('keeps limits and automatic actions, and drops them for a final status', () => {
  const name = { fr: 'Appel', en: 'Call' };
  const actions = [
    { kind: 'ASK_ANSWERS' as const },
    { kind: 'REMIND_AFTER' as const, days: 3, whom: 'TEAM' as const },
    { kind: 'REMIND_AFTER' as const, days: 5, whom: 'CANDIDATE' as const },
  ];
  const stored = { id: 'call', name, maps_to: 'REVIEWED' as const, limit_days: 4, actions };
  const draft = draftOf({ stages: [{ ...stored, people: 2 }] });
  expect(requestOf(draft, 1).stages).toEqual([stored]);
  expect(draft.stages.flatMap((each) => freeKinds(each.actions))).toEqual(['PROPOSE_TIMES']);
  const decided = draft.stages.map((each) => ({ ...each, maps_to: 'REJECTED' as const }));
  expect(stagesIn({ stages: decided })).toEqual([{ id: 'call', name, maps_to: 'REJECTED' }]);
  expect(withTemplate([], [stored]).stages).toMatchObject([{ limit: 4, actions: draft.stages[0]?.actions }]);
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
