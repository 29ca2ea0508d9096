import { sectors } from '../../../lexicon/sectors/index.js';
import { buildOntology } from '../../ontology/ontology.js';
import { verbFormsOf } from './verb-forms.js';
import { verbKeys } from './verb-keys.js';

/** Names of the lexicon that begin with a verb in -ing, read one by one. */
const begunByVerb = `
administering medication; administering questionnaires; analyzing data; assembling furniture; balancing cash;
booking appointments; building displays; building partnerships; cutting lumber; disinfecting salon tools;
facilitating agile ceremonies; facilitating retrospectives; facilitating workshops; feeding animals;
filing court documents; fitting glasses; grading fruit; grading students; grooming horses; handling cash;
handling complaints; handling corrosive products; handling dangerous goods; handling difficult customers;
maintaining public order; maintaining records; making beds; making deliveries; managing a team;
managing multiple projects; managing operations; managing projects; monitoring vital signs; negotiating agreements;
negotiating contracts; operating cranes; operating industrial machines; operating machinery; operating rides;
organizing meetings; packing vegetables; planning activities; preparing financial statements; preparing food;
preparing meals for clients; preparing medication; preparing prescriptions; preparing quotes; preparing reports;
processing applications; raising capital;
reading blueprints; reading plans; reading sketches; reading technical manuals; receiving food supplies;
receiving goods; setting tables; sorting mail; stocking shelves; supervising children;
supervising staff; taking measurements; taking minutes; taking orders; taking reservations; taking vital signs;
teaching French; teaching art; teaching computer science; teaching geography; teaching history;
teaching in disadvantaged areas; teaching mathematics; teaching music; teaching science; teaching sports;
training new hires in store; training new staff; treating animals; trimming meat; unloading trucks;
writing documentation; writing job ads; writing reports; writing research papers
`;

/** Whether the first word of the name is read as a verb: "taking orders" is also "take orders". */
function isBegunByVerb(keys: readonly (readonly string[])[], name: string): boolean {
  const forms = verbFormsOf(name.split(' ', 1)[0]!.toLowerCase(), 'en').filter(({ kind }) => kind === 'gerund');
  return keys.some(([first]) => forms.some(({ key }) => key === first));
}

it('a new name that begins with a word in -ing is added here if that word is a verb, else to nounsInIng', () => {
  const names = [...buildOntology(sectors).concepts.values()].flatMap((concept) =>
    concept.labels
      .filter(({ language, text }) => language === 'en' && text.includes(' '))
      .filter((label) => isBegunByVerb(verbKeys(concept, label), label.text))
      .map(({ text }) => text),
  );
  expect([...new Set(names)].sort()).toEqual(
    begunByVerb
      .split(';')
      .map((name) => name.trim())
      .sort(),
  );
});
