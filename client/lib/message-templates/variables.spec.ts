import { shownText, storedText, unknownVariable } from './variables';

describe('variables in a text', () => {
  it('are shown by name in the language of the text, and stored alike', () => {
    const stored = 'Bonjour {first_name}, merci pour {job_title}. {autre}';
    expect(shownText(stored, 'fr')).toBe('Bonjour {prénom}, merci pour {titre du poste}. {autre}');
    expect(shownText(stored, 'en')).toBe('Bonjour {first name}, merci pour {job title}. {autre}');
    expect(storedText('Bonjour {Prénom}, {first name}, {first_name} {autre}')).toBe(
      'Bonjour {first_name}, {first_name}, {first_name} {autre}',
    );
  });

  it('that a text of this kind cannot have are found with their position', () => {
    expect(unknownVariable('Bonjour {prénom} {nom}', 'REFUSAL')).toEqual({ variable: '{nom}', position: 18 });
    expect(unknownVariable('{moment de l’entrevue}', 'OFFER')).toEqual({
      variable: '{moment de l’entrevue}',
      position: 1,
    });
    expect(unknownVariable('{moment de l’entrevue} { } {}', 'REMINDER')).toEqual({ variable: '{ }', position: 24 });
    expect(unknownVariable('{interview time} {\n}', 'MESSAGE')).toBeNull();
  });
});
