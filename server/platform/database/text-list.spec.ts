import { PostgreSqlPlatform } from '@mikro-orm/postgresql';
import { TextListType } from './text-list.js';

describe('the literal of a list column', () => {
  const platform = new PostgreSqlPlatform();
  const type = new TextListType();
  const written = (list: string[]): string | null => type.convertToDatabaseValue(list, platform);

  it('quotes every entry, so that NULL stays a word', () => {
    expect(written(['NULL', 'null', 'a'])).toBe('{"NULL","null","a"}');
  });

  it.each([
    [['NULL', 'Null', 'null']],
    [['', ' ', '{}', '{', '},{']],
    [['"', '\\', '\\"', '\\n', "'", 'a,b', 'a,b\nc\td']],
    [['\u200b', '\u202e', 'é', '👩🏽‍🚀']],
    [[]],
  ])('reads back what it wrote: %j', (list) => {
    expect(type.convertToJSValue(written(list), platform)).toEqual(list);
  });

  it('reads a row with a null entry without it', () => {
    const damaged: (string | null)[] = ['a', null, 'b'];
    expect(type.convertToJSValue(damaged as string[], platform)).toEqual(['a', 'b']);
  });

  it('leaves null as it is', () => {
    expect(type.convertToDatabaseValue(null, platform)).toBeNull();
  });
});
