import { z } from 'zod';
import { passwordLength } from '../domain/password-policy.js';
import { emailAddress, fullName, limits, newPassword, phone, skills } from './person-fields.contract.js';
import { registerRequest } from './auth.contract.js';
import { updateMeRequest } from './users.contract.js';

describe('the fields of a person', () => {
  it('show the password limits that the server holds to', () => {
    expect(limits.password).toEqual(passwordLength);
  });

  it.each([
    [' Ada@Example.CA ', 'ada@example.ca'],
    ["o'neil+jobs@sub.example.co", "o'neil+jobs@sub.example.co"],
    ['a@xn--exmple-cua.xn--p1ai', 'a@xn--exmple-cua.xn--p1ai'],
  ])('read the e-mail %j as %j', (typed, address) => {
    expect(emailAddress.parse(typed)).toBe(address);
  });

  it.each([
    '',
    'a',
    'a@',
    '@b.ca',
    'a@b',
    'a b@c.ca',
    'a@b..ca',
    'a@-b.ca',
    `${'a'.repeat(65)}@b.ca`,
    'a@b.ca\u0000',
    'a@b.ca, c@d.ca',
  ])('refuse the e-mail %j', (typed) => {
    expect(emailAddress.safeParse(typed).success).toBe(false);
  });

  it('count a password in characters, not in bytes or halves of them', () => {
    expect(newPassword.safeParse('🔑'.repeat(7)).success).toBe(false);
    expect(newPassword.safeParse('🔑'.repeat(8)).success).toBe(true);
    expect(newPassword.safeParse('🔑'.repeat(128)).success).toBe(true);
    expect(newPassword.safeParse('🔑'.repeat(129)).success).toBe(false);
    expect(newPassword.safeParse(' '.repeat(8)).success).toBe(true);
  });

  it('take names of any script and refuse what no name holds', () => {
    for (const name of ['Li', 'ณเดชน์', 'Ólafur Ragnar', 'José-María O’Hara']) expect(fullName.parse(name)).toBe(name);
    for (const name of ['', ' ', '\u200b', 'a\tb', 'a\u0000', '\u202eabc', 'a\u2028b']) {
      expect(fullName.safeParse(name).success).toBe(false);
    }
  });

  it('take phone numbers as people write them', () => {
    for (const number of ['514 555-0100', '+33 (0)1 23 45 67 89', '5145550100 poste 3'])
      expect(phone.parse(number)).toBe(number);
    expect(phone.parse('  ')).toBeNull();
    expect(phone.parse(null)).toBeNull();
    expect(phone.safeParse('1234').success).toBe(false);
  });

  it('keep the first spelling of a skill', () => {
    expect(skills.parse(['SQL', 'sql', ' Go', 'École', 'école', ''])).toEqual(['SQL', 'Go', 'École']);
    expect(skills.parse(null)).toBeNull();
  });

  it('tell machines the bounds that people are told', () => {
    const schema = z.toJSONSchema(z.object({ registerRequest, updateMeRequest }), { io: 'input' });
    expect(schema).toMatchObject({
      properties: {
        registerRequest: {
          properties: {
            email: { format: 'email', maxLength: 254 },
            password: { minLength: 8, maxLength: 128 },
            full_name: { minLength: 1, maxLength: 120 },
          },
        },
        updateMeRequest: { additionalProperties: false },
      },
    });
  });
});
