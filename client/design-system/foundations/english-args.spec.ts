import { englishArgs } from '../../../storybook/decorators/english-args';

const initial = { children: 'En attente', tone: 'warning' };
const english = { children: 'Pending' };

describe('args of a story in English', () => {
  it('replace the French ones', () => {
    expect(englishArgs(initial, initial, english)).toEqual({ children: 'Pending', tone: 'warning' });
  });

  it('keep what somebody typed into the controls', () => {
    expect(englishArgs({ ...initial, children: 'Expires tonight' }, initial, english).children).toBe('Expires tonight');
  });
});
