import { UnknownVariable } from './message-template.errors.js';
import {
  assertVariables,
  fillMessage,
  firstNameOf,
  type MessageValues,
  paragraphsOf,
  signed,
  wordsFor,
} from './message-text.js';
import { refusalStages } from './message-words.contract.js';
import { refusalTexts } from '../emails/refusal-texts.js';

const values: MessageValues = {
  first_name: 'Maïka',
  job_title: 'Soudeuse $& {company}',
  company: 'Acier & fils',
  my_name: 'Luc Roy',
  interview_time: 'le lundi 19 janvier 2026 à 14 h 30 HNE',
};
const none: MessageValues = { first_name: null, job_title: null, company: null, my_name: null, interview_time: null };

describe('a text with variables', () => {
  it('gets the values, none of which is read as a variable', () => {
    expect(fillMessage('Bonjour {first_name}, merci pour « {job_title} ». {my_name}', values, 'fr')).toBe(
      'Bonjour Maïka, merci pour « Soudeuse $& {company} ». Luc Roy',
    );
  });

  it.each([
    ['Bonjour {first_name},', 'fr', 'Bonjour,'],
    ['Merci, {first_name}.', 'fr', 'Merci.'],
    ['Hello\u00a0{first_name}!', 'en', 'Hello!'],
    ['{first_name}, nous vous remercions.\n{first_name}\nFin', 'fr', 'Nous vous remercions.\nFin'],
    ['Rencontrons-nous {interview_time}.', 'fr', 'Rencontrons-nous à un moment à confirmer.'],
    ['{company} hires for {job_title}: {my_name}', 'en', 'our team hires for this position: the hiring team'],
  ] as const)('%j in %s without values is %j', (text, language, shown) => {
    expect(fillMessage(text, none, language)).toBe(shown);
  });

  it.each([
    [{ fr: 'Bonjour {prénom}', en: null }, 'REFUSAL', 'words.fr', 9],
    [{ fr: 'Bonjour', en: 'At {interview_time}' }, 'OFFER', 'words.en', 4],
    [{ fr: null, en: '{first_name}'.repeat(41) }, 'MESSAGE', 'words.en', 481],
  ] as const)('%j for a %s is refused at %s, character %i', (words, kind, path, position) => {
    const attempt = () => assertVariables('words', words, kind);
    expect(attempt).toThrow(UnknownVariable);
    try {
      attempt();
    } catch (error) {
      expect(error).toMatchObject({ figures: { position }, details: [{ path }] });
    }
  });

  it('may have braces that are no variable', () => {
    expect(() => assertVariables('text', { fr: 'a { b\n} {}', en: '{my_name}' }, 'REMINDER')).not.toThrow();
  });

  it('goes out in the reader’s language, or in the one there is', () => {
    expect(wordsFor({ fr: 'Oui', en: 'Yes' }, 'en')).toEqual({ text: 'Yes', language: 'en' });
    expect(wordsFor({ fr: 'Oui', en: null }, 'en')).toEqual({ text: 'Oui', language: 'fr' });
  });

  it('is signed in its language, or with the signature there is, which has no variables', () => {
    expect(signed('Hello', { fr: 'Recrutement', en: 'Hiring {company}' }, 'en')).toBe('Hello\n\nHiring {company}');
    expect(signed('Hello', { fr: 'Recrutement', en: null }, 'en')).toBe('Hello\n\nRecrutement');
    expect(signed('Hello', { fr: null, en: null }, 'en')).toBe('Hello');
  });

  it('has paragraphs, and a person has a first name', () => {
    expect(paragraphsOf('Un\nsuite\n\n \n\nDeux\n')).toEqual(['Un\nsuite', 'Deux']);
    expect([firstNameOf('  Marie-Ève Tremblay'), firstNameOf(' ')]).toEqual(['Marie-Ève', null]);
  });
});

describe('our own words of a refusal', () => {
  it.each(refusalStages)('%s: both languages can be sent, and name no person', (stage) => {
    expect(() => assertVariables('text', refusalTexts[stage], 'REFUSAL')).not.toThrow();
    for (const language of ['fr', 'en'] as const) {
      const text = refusalTexts[stage][language];
      expect(text).not.toContain('{first_name}');
      expect(paragraphsOf(text).length).toBeGreaterThanOrEqual(2);
      // The company has decided neither to keep the file nor to write again.
      expect(text).not.toMatch(/dossier|recontact|keep your|on file|next time|prochaine fois/iu);
    }
  });
});
