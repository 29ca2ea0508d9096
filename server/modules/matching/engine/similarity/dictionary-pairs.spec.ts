import { dictionaryPairs, withSynonyms } from './dictionary-pairs.js';
import { learnTranslations, translateBy } from './translations.js';

const translate = translateBy(withSynonyms(learnTranslations(dictionaryPairs())));
const meaningsOf = (stem: string): readonly string[] => translate(stem).map(([other]) => other);

it('translates words of work in both directions', () => {
  expect(meaningsOf('bucheron')).toContain('logger');
  expect(meaningsOf('welder')).toContain('soudeu');
});

it('has other words of the same language and meaning, less alike than a translation', () => {
  expect(meaningsOf('lawyer')).toContain('attorney');
  const [best = 0] = translate('lawyer').map(([, likeness]) => likeness);
  expect(best).toBeGreaterThan(translate('lawyer').find(([stem]) => stem === 'attorney')![1]);
});
