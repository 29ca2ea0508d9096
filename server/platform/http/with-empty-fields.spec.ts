import { withEmptyFields } from './with-empty-fields.js';

describe('a thing with damaged fields', () => {
  it('loses the entries of a list that are at fault, and keeps the others', () => {
    const value = { id: '1', skills: ['Python', null, 'Git', 7], profile: { skills: [null] } };
    const paths = [
      ['skills', 1],
      ['skills', 3],
      ['profile', 'skills', 0],
    ];
    expect(withEmptyFields(value, paths)).toEqual({ id: '1', skills: ['Python', 'Git'], profile: { skills: [] } });
    expect(value.skills).toHaveLength(4);
  });

  it('has null where another field is at fault, and only there', () => {
    const value = { id: '1', size: 'HUGE', company: { name: 'Nord', size: 'HUGE' } };
    expect(withEmptyFields(value, [['size'], ['company', 'size']])).toEqual({
      id: '1',
      size: null,
      company: { name: 'Nord', size: null },
    });
  });

  it('is null when all of it is at fault', () => {
    expect(withEmptyFields({ id: '1' }, [[]])).toBeNull();
  });
});
