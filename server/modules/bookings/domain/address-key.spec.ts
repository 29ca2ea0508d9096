import { addressKeyOf } from './address-key.js';

describe('the key of an address', () => {
  it.each([
    ['aline@mail.example', 'aline@mail.example'],
    ['Aline@Mail.Example', 'aline@mail.example'],
    ['aline+studio@mail.example', 'aline@mail.example'],
    ['aline+a+b@mail.example', 'aline@mail.example'],
    ['+aline@mail.example', '+aline@mail.example'],
    ['aline.roy@mail.example', 'aline.roy@mail.example'],
    ['aline.roy+x@gmail.com', 'alineroy@gmail.com'],
    ['a.line.roy@googlemail.com', 'alineroy@gmail.com'],
  ])('of %s is %s', (email, key) => {
    expect(addressKeyOf(email)).toBe(key);
  });
});
