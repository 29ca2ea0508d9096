import { mentionAt, peopleMatching, withMention } from './mention-query';

const people = ['Marie Roy', 'Éloïse Lefebvre', 'Jean-François Roy'].map((name) => ({ id: name, full_name: name }));

describe('a mention that is being typed', () => {
  it.each<[string, string | null]>([
    ['@', ''],
    ['avis de @lu', 'lu'],
    ['(@Marie R', 'Marie R'],
    ['@Marie Roy et @jean', 'jean'],
    ['marie@mail', null],
    ['@ ', null],
    ['@Marie\nRoy', null],
    [`@${'a'.repeat(40)}`, null],
    ['rien', null],
    ['', null],
  ])('%j is %j', (text, query) => {
    expect(mentionAt(text, text.length)?.query ?? null).toBe(query);
  });

  it('is where the caret is, not at the end of the text', () => {
    expect(mentionAt('@ma et plus', 3)).toEqual({ start: 0, query: 'ma' });
    expect(mentionAt('@ma et plus', 0)).toBeNull();
  });

  it.each<[string, string[]]>([
    ['', ['Marie Roy', 'Éloïse Lefebvre', 'Jean-François Roy']],
    ['eloi', ['Éloïse Lefebvre']],
    ['roy', ['Marie Roy', 'Jean-François Roy']],
    ['MARIE R', ['Marie Roy']],
    ['françois', ['Jean-François Roy']],
    ['ri', []],
    ['Marie Roy ', []],
  ])('%j finds %j', (query, names) => {
    expect(peopleMatching(people, query).map(({ id }) => id)).toEqual(names);
  });

  it('becomes the whole name, with one space after it', () => {
    const mention = { start: 3, query: 'lu' };
    expect(withMention('à  @lu', mention, 'Luc')).toEqual({ text: 'à  @Luc ', caret: 8 });
    expect(withMention('à  @lu demain', mention, 'Luc')).toEqual({ text: 'à  @Luc demain', caret: 7 });
  });
});
