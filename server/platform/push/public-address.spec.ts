import { isPublicAddress, lookUpPublic, PrivateAddress } from './public-address.js';

describe('addresses that messages may be sent to', () => {
  it.each(['8.8.8.8', '142.250.80.42', '172.32.0.1', '2607:f8b0:4006:80b::200a', '2620:149:a44::1'])(
    'include the public internet: %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2001:db8::1',
    '2002:a00:1::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    'redis',
    '',
  ])('exclude %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it('are checked where the connection looks a name up', async () => {
    const error = await new Promise((resolve) => {
      lookUpPublic('localhost', {}, (problem) => resolve(problem));
    });
    expect(error).toBeInstanceOf(PrivateAddress);
  });
});
