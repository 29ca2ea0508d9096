import { leakedPasswords } from '../credentials/leaked-passwords.js';
import { commonPasswords } from './common-passwords.js';
import { isGuessable } from './guessable-password.js';
import { processorMsOf } from '../../../platform/process/processor-time.js';

const person = { fullName: 'Amélie Côté-Nguyen', email: 'acote.92@courriel.example' };

describe('a password that anybody would try', () => {
  it('is known from a list of more than a thousand families, each written as it is compared', () => {
    expect(commonPasswords.size).toBeGreaterThan(1_500);
    expect([...commonPasswords].filter((word) => !/^[a-z0-9]+$/.test(word))).toEqual([]);
    expect(
      [...commonPasswords].filter((word) => word.length >= 8 && !isGuessable(word, person, leakedPasswords)),
    ).toEqual([]);
  });

  it('is also known from the most frequent leaked passwords that are long enough to be chosen', () => {
    expect(leakedPasswords.size).toBeGreaterThan(15_000);
    expect(
      [...leakedPasswords].filter((word) => word.length < 8 || !isGuessable(word, person, leakedPasswords)),
    ).toEqual([]);
  });

  it.each([
    'password',
    'Password1',
    'P4ssw0rd!2024',
    'p@$$w0rd',
    'MotDePasse',
    'mot de passe',
    'Motdepasse123!',
    'azertyuiop',
    'AZERTY123456',
    'qwerty12345',
    '1q2w3e4r5t',
    '1qaz2wsx',
    '12345678',
    '9876543210',
    'abcdefgh',
    'aaaaaaaa',
    'abcabcabcabc',
    '12 12 12 12',
    '24061990',
    '1990-06-24',
    'Soleil2025',
    'jetaime1',
    'Gohabsgo!',
    'Montréal1',
    'montreal2026!',
    'ILOVEYOU',
    'letmein123',
    'Tabarnak1',
    'elephant',
    'Midnight99',
  ])('%s', (password) => {
    expect(isGuessable(password, person, leakedPasswords)).toBe(true);
  });

  it.each([
    'AmelieCote',
    'amélie-1992',
    'Cote_Nguyen',
    'acote.92',
    'acote921992',
    'entrevue',
    'Entrevue2026!',
    'Am3lie-Entrevue',
  ])('is also one made of what is known of the person: %s', (password) => {
    expect(isGuessable(password, person, leakedPasswords)).toBe(true);
  });

  it.each([
    'correct horse battery',
    'une longue phrase de passe',
    'kestrel-vapeur-71',
    'amelie mange des prunes',
    'entrevue chez le notaire',
    'gH7#qpW2',
    'tulipe marteau brouillard',
    '👩‍💻👩‍💻 🎈🎈 🦜',
    'пароль, которого нет',
    '83150274',
  ])('is not: %s', (password) => {
    expect(isGuessable(password, person, leakedPasswords)).toBe(false);
  });

  it('does not take long, whatever is sent', () => {
    const texts = ['x1'.repeat(64), 'qwe'.repeat(42), 'é'.repeat(128), `${'ab'.repeat(63)}c`];
    const guessAll = () => texts.map((text) => isGuessable(text, person, leakedPasswords));
    expect(processorMsOf(guessAll)).toBeLessThan(100);
  });
});
