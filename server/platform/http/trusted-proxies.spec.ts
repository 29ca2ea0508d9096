import { callerAddress, trustedProxies, unreadableProxies } from './trusted-proxies.js';

describe('the setting of trusted proxies', () => {
  it.each([
    ['', '127.0.0.1', false],
    ['none', '10.0.0.1', false],
    ['loopback', '127.0.0.1', true],
    ['loopback', '::1', true],
    ['loopback', '::ffff:127.0.0.1', true],
    ['loopback', '10.0.0.1', false],
    ['10.1.0.0/16, 192.0.2.7', '10.1.2.3', true],
    ['10.1.0.0/16, 192.0.2.7', '192.0.2.7', true],
    ['10.1.0.0/16, 192.0.2.7', '10.2.0.1', false],
    ['fd00::/8', 'fd12::1', true],
    ['loopback', 'nonsense', false],
  ])('%j believes %s: %s', (setting, address, believed) => {
    expect(trustedProxies(setting)(address)).toBe(believed);
  });

  it('names what it cannot read', () => {
    expect(unreadableProxies('loopback, none, 10.0.0.0/8, ::1')).toEqual([]);
    expect(unreadableProxies('proxy, 10.0.0.0/33, 0.0.0.0/0, 1.2.3, 10.0.0.0/8/9')).toEqual([
      'proxy',
      '10.0.0.0/33',
      '0.0.0.0/0',
      '1.2.3',
      '10.0.0.0/8/9',
    ]);
  });
});

describe('the address of who calls', () => {
  const trusts = trustedProxies('loopback, 10.0.0.0/8');
  it.each([
    ['203.0.113.9', undefined, '203.0.113.9'],
    ['127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['10.0.0.4', '198.51.100.1, 203.0.113.9, 10.0.0.3', '203.0.113.9'],
    ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['192.168.1.4', '198.51.100.1', '192.168.1.4'],
    ['::ffff:127.0.0.1', ['203.0.113.9'], '203.0.113.9'],
    ['127.0.0.1', undefined, '127.0.0.1'],
    [undefined, undefined, ''],
  ])('behind %s with %j is %s', (peer, forwarded, address) => {
    expect(callerAddress(peer, forwarded, trusts)).toBe(address);
  });
});
