import { type CompletenessPart, completenessWeights, countedSkills } from '../http/profile-completeness.contract.js';
import { type CompletenessFacts, profileCompleteness } from './profile-completeness.js';

const nothing: CompletenessFacts = {
  avatarUrl: null,
  location: null,
  bio: null,
  skills: [],
  experience: null,
  phone: null,
  hasProcessedVideo: false,
  availability: null,
  salaryRange: null,
  workTypePreference: null,
  companySizePreference: null,
  industryPreference: null,
  jobPreferences: null,
  openToRemote: null,
};

describe('the completeness of a profile', () => {
  it.each<[string, Partial<CompletenessFacts>, number]>([
    ['nothing', {}, 0],
    ['a photo', { avatarUrl: '/a.webp' }, 10],
    ['a place', { location: 'Laval' }, 10],
    ['a bio', { bio: 'I build things.' }, 15],
    ['two skills, which are too few', { skills: ['Go', 'SQL'] }, 0],
    ['three skills', { skills: ['Go', 'SQL', 'Bash'] }, 15],
    ['experience', { experience: 'Ten years of it.' }, 15],
    ['a phone number', { phone: '514 555-0100' }, 5],
    ['a processed video', { hasProcessedVideo: true }, 20],
    ['an availability', { availability: 'Two weeks' }, 10],
    ['a pay range', { salaryRange: '60 000 $' }, 10],
    ['a kind of work', { workTypePreference: 'REMOTE' }, 10],
    ['a size of company', { companySizePreference: '11-50' }, 10],
    ['an industry', { industryPreference: 'Health' }, 10],
    ['a wish', { jobPreferences: { nights: false } }, 10],
    ['no wishes in the map', { jobPreferences: {} }, 0],
    ['a no to remote work, which is an answer', { openToRemote: false }, 10],
    ['two preferences, counted once', { openToRemote: true, availability: 'Now' }, 10],
  ])('counts %s', (_, facts, percent) => {
    expect(profileCompleteness({ ...nothing, ...facts })).toBe(percent);
  });

  it('reaches 100 with everything', () => {
    const everything = {
      avatarUrl: '/a.webp',
      location: 'Laval',
      bio: 'I build things.',
      skills: ['Go', 'SQL', 'Bash'],
      experience: 'Ten years of it.',
      phone: '514 555-0100',
      hasProcessedVideo: true,
      openToRemote: true,
    };
    expect(profileCompleteness({ ...nothing, ...everything })).toBe(100);
  });

  it('is what the contract tells the client, part by part', () => {
    const parts: Record<CompletenessPart, Partial<CompletenessFacts>> = {
      photo: { avatarUrl: '/a.webp' },
      location: { location: 'Laval' },
      bio: { bio: 'I build things.' },
      skills: { skills: Array.from({ length: countedSkills }, (_, index) => `skill ${index}`) },
      experience: { experience: 'Ten years of it.' },
      preferences: { openToRemote: false },
      phone: { phone: '514 555-0100' },
      video: { hasProcessedVideo: true },
    };
    for (const [part, weight] of Object.entries(completenessWeights)) {
      expect(profileCompleteness({ ...nothing, ...parts[part as CompletenessPart] })).toBe(weight);
    }
    expect(Object.values(completenessWeights).reduce<number>((sum, weight) => sum + weight, 0)).toBe(100);
  });
});
