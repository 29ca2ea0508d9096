import { buildOntology } from '../engine/ontology/ontology.js';
import { sectors } from '../lexicon/sectors/index.js';
import { candidateDocument, type CandidateFacts, type MaskedCard } from './candidate-document.js';

const ontology = buildOntology(sectors);
const card: MaskedCard = {
  location: 'Montréal',
  bio: 'Ventilation mécanique.',
  experience: 'Infirmière clinicienne.',
  skills: ['Soins intensifs', 'Taxidermie'],
  years_experience: 8,
  video_profiles: [],
};
const facts: CandidateFacts = { location: 'Montréal, QC', openToRemote: true, pay: { min: 75_000, max: null } };

describe('by what a candidate is found', () => {
  const document = candidateDocument(card, facts, ontology);

  it('is the text of the card, by weight', () => {
    expect(document.texts).toEqual([
      'Soins intensifs ; Taxidermie',
      'Infirmière clinicienne.',
      'Ventilation mécanique.',
      'Montréal Montréal',
    ]);
  });

  it('is what the card names, with what that is a kind of', () => {
    expect(document.concepts.some((id) => id.startsWith('occupation/'))).toBe(true);
    expect(document.skills).toEqual(expect.arrayContaining(['text/taxidermie']));
    expect(document.skills.filter((id) => id.startsWith('skill/')).length).toBeGreaterThan(0);
  });

  it('is a wish open upwards, remote work and a video', () => {
    expect(document).toMatchObject({ payMin: 75_000, payCeiling: 2_147_483_647, remote: true, hasVideo: false });
    const bounded = candidateDocument(card, { ...facts, pay: { min: 50_000, max: 60_000 } }, ontology);
    expect(bounded).toMatchObject({ payMin: 50_000, payCeiling: 60_000 });
    expect(candidateDocument(card, { ...facts, pay: null }, ontology)).toMatchObject({
      payMin: null,
      payCeiling: null,
    });
  });

  it('is no place whose name was taken off the card', () => {
    const hidden = candidateDocument({ ...card, location: '•••' }, { ...facts, location: 'Laval' }, ontology);
    expect(hidden).toMatchObject({ town: null, place: [] });
    expect(hidden.texts[3]).toBe('');
  });
});
