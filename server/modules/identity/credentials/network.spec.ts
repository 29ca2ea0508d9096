import { connection, networkOf, place } from './network.js';

describe('the network of an address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.77/32', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.77/32', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:0DB8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ])('of %s is %s, and its place is %s', (address, one, where) => {
    expect(networkOf(address, connection)).toBe(one);
    expect(networkOf(address, place)).toBe(where);
  });

  it('is the same for two addresses that one device may use', () => {
    expect(networkOf('2001:db8:1:2::a', connection)).toBe(networkOf('2001:db8:1:2:ffff::b', connection));
  });

  it.each(['', 'unknown', '203.0.113', '1.2.3.4, 5.6.7.8'])('is unknown for %j', (text) => {
    expect(networkOf(text, connection)).toBeNull();
  });
});
