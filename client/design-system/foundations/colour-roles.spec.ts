import { dark } from '../theme/tokens';
import { contrastOf, roleGroups } from './colour-roles';

const roles = roleGroups.flatMap((group) => group.roles);
/** Not colours of one thing: gradients, shadows, and text that belongs to a fill. */
const others = ['avatar', 'cardShadow', 'hover', 'onAccent', 'onState', 'overlayShadow', 'scrim'];

describe('colour roles', () => {
  it('include every colour of the theme', () => {
    expect([...roles.map(({ token }) => token), ...others].sort()).toEqual(Object.keys(dark).sort());
  });

  it.each(roles.filter(({ rule }) => rule !== null))('$name has the contrast that its rule asks for', (role) => {
    expect(contrastOf(role, 'dark')).toBeGreaterThanOrEqual(role.rule!.min);
    expect(contrastOf(role, 'light')).toBeGreaterThanOrEqual(role.rule!.min);
  });
});
