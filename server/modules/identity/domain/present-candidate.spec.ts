import { presentCandidate, type Seeker } from './present-candidate.js';

const seeker: Seeker = {
  id: '0197a4a0-0000-7000-8000-000000000001',
  email: 'canary-mail@canary.example',
  full_name: 'Canaryfirst Canarylast',
  phone: '514 555-0177',
  location: 'Montréal canarystreet 12',
  bio: `I am Canaryfirst. Write to canary-mail@canary.example or 514-555-0177. ${'word '.repeat(30)} canarytail`,
  experience: `Ten years at Canarylast & Sons, see https://canary.example. ${'word '.repeat(40)} canarytail`,
  skills: ['TypeScript', 'canary-mail@canary.example', 'ASP.NET', 'Canarylast'],
  years_experience: 10,
  video_profiles: [{ id: '0197a4a0-0000-7000-8000-000000000002', title: 'Canaryfirst says hello', duration: 61.5 }],
};

describe('a candidate before anything opened the profile', () => {
  it.each(['list', 'profile'] as const)('shows no private value in a %s', (place) => {
    const shown = JSON.stringify(presentCandidate(seeker, { language: 'fr', place })).toLowerCase();
    expect(shown).not.toContain('canary');
    expect(shown.replace(/\D/g, '')).not.toContain('5145550177');
  });

  it('is exactly the masked shape', () => {
    const shown = presentCandidate(seeker, { language: 'en', place: 'profile' });
    expect(shown).toEqual({
      id: seeker.id,
      is_masked: true,
      user_type: 'JOB_SEEKER',
      full_name: 'C*** C***',
      location: 'Montréal',
      bio: expect.stringMatching(/^I am •••\. Write to ••• or •••\. word/),
      experience: expect.stringMatching(/^Ten years at ••• & Sons, see •••/),
      skills: ['TypeScript', 'ASP.NET'],
      years_experience: 10,
      availability: null,
      avatar_url: null,
      email: null,
      phone: null,
      interaction_status: { type: 'NO_CONTACT' },
      profile: { skills: ['TypeScript', 'ASP.NET'], experience: shown.experience },
      video_profiles: [{ id: seeker.video_profiles[0]?.id, title: '••• says hello', duration: 61.5 }],
    });
    expect(shown.bio?.length).toBeLessThanOrEqual(100);
    expect(shown.experience?.length).toBeLessThanOrEqual(150);
  });

  it('is called Candidat·e in a French list and Candidate in an English one', () => {
    expect(presentCandidate(seeker, { language: 'fr', place: 'list' }).full_name).toBe('Candidat·e');
    expect(presentCandidate(seeker, { language: 'en', place: 'list' }).full_name).toBe('Candidate');
  });
});
