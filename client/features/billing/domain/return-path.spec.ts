import { pageBefore, paymentReturnPath } from './return-path';

describe('the address to return to after buying', () => {
  it.each([
    ['/recruiter/candidates?skills=React', '/recruiter/candidates?skills=React'],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['https://evil.example', null],
    ['', null],
    [null, null],
  ])('%s leads to %s', (next, expected) => {
    expect(pageBefore(next)).toBe(expected);
  });

  it('survives a payment on another site, unless it is too long', () => {
    expect(paymentReturnPath('/recruiter/candidates')).toBe('/subscription?next=%2Frecruiter%2Fcandidates');
    expect(paymentReturnPath(null)).toBe('/subscription');
    expect(paymentReturnPath(`/recruiter/candidates?text=${'a'.repeat(600)}`)).toBe('/subscription');
  });
});
