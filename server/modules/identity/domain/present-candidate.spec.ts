import type { MaskedCandidate, OpenCandidate } from '../http/candidates.contract.js';
import { maskedCandidate, openCandidate } from '../http/candidates.contract.js';
import {
  type MaskedSeeker,
  type OpenDisclosure,
  type OpenSeeker,
  presentCandidate,
  presentName,
  type Presentation,
  type PresentedCandidate,
  type Seeker,
} from './present-candidate.js';

const seeker: Seeker = {
  id: '0197a4a0-0000-7000-8000-000000000001',
  email: 'canary-mail@canary.example',
  full_name: 'Canaryfirst Canarylast',
  title: 'canary of Canarylast & Sons',
  phone: '514 555-0177',
  location: 'Montréal canarystreet 12',
  bio: `I am Canaryfirst. Write to canary-mail@canary.example or 514-555-0177. ${'word '.repeat(30)} canarytail`,
  avatar_url: '/api/users/canary/avatar',
  resume: { url: '/canary', name: 'canary.pdf', size: 12, uploaded_at: '2025-10-24T12:00:00.000Z' },
  experience: `Ten years at Canarylast & Sons, see https://canary.example. ${'word '.repeat(40)} canarytail`,
  skills: ['TypeScript', 'canary-mail@canary.example', 'ASP.NET', 'Canarylast'],
  years_experience: 10,
  availability: 'canary now',
  salary_range: 'canary 90 000 $',
  work_type_preference: 'canary',
  company_size_preference: 'canary',
  industry_preference: 'canary',
  job_preferences: { canary: true },
  open_to_remote: true,
  video_sale_allowed: true,
  video_profiles: [
    { id: '0197a4a0-0000-7000-8000-000000000002', kind: 'VIDEO', title: 'Canaryfirst says hello', duration: 61.5 },
  ],
  terms: { reservation_price: 1, may_reserve: 'LATER', may_reserve_from: '2025-11-24T12:00:00.000Z' },
};
const recruiter = { id: 'r', role: 'RECRUITER' };
const reserved: OpenDisclosure = {
  type: 'RESERVED',
  created_at: '2025-10-24T12:00:00.000Z',
  expires_at: '2025-10-27T12:00:00.000Z',
};
const page: Presentation = { language: 'en', place: 'profile' };
const masked = (presentation: Presentation): PresentedCandidate =>
  presentCandidate(recruiter, seeker, null, presentation);

describe('a candidate before anything opened the profile', () => {
  it.each(['list', 'profile'] as const)('shows no private value in a %s', (place) => {
    const shown = JSON.stringify(masked({ language: 'fr', place })).toLowerCase();
    expect(shown).not.toContain('canary');
    expect(shown.replace(/\D/g, '')).not.toContain('5145550177');
  });

  it('is exactly the masked shape', () => {
    const shown = masked(page);
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
      video_profiles: [{ id: seeker.video_profiles[0]?.id, kind: 'VIDEO', title: '••• says hello', duration: 61.5 }],
      video_for_sale: false,
      ...seeker.terms,
    });
    expect(maskedCandidate.safeParse(shown).success).toBe(true);
    expect(shown.bio?.length).toBeLessThanOrEqual(100);
    expect(shown.experience?.length).toBeLessThanOrEqual(150);
  });

  it('sells a video where the person allows it and the pair is not closed', () => {
    const open = { reservation_price: 1, may_reserve: 'NOW', may_reserve_from: null } as const;
    const sold = (changes: Partial<Seeker>): boolean =>
      presentCandidate(recruiter, { ...seeker, ...changes }, null, page).video_for_sale;
    expect(sold({ terms: open })).toBe(true);
    expect(sold({ terms: { ...open, may_reserve: 'IF_REOPENED' } })).toBe(false);
    expect(sold({ terms: open, video_sale_allowed: null })).toBe(false);
    expect(sold({ terms: open, video_profiles: [] })).toBe(false);
  });

  it('is called Candidat·e in a French list and Candidate in an English one', () => {
    expect(masked({ language: 'fr', place: 'list' }).full_name).toBe('Candidat·e');
    expect(masked({ language: 'en', place: 'list' }).full_name).toBe('Candidate');
  });

  it.each(['JOB_SEEKER', 'PENDING_RECRUITER', 'OPERATOR', ''])(
    'stays masked for the role %j, whatever opened it',
    (role) => {
      expect(presentCandidate({ id: 'x', role }, seeker, reserved, page).is_masked).toBe(true);
    },
  );

  it('has no more keys than the contract, and the contract refuses one more', () => {
    const shown: MaskedCandidate = masked(page) as MaskedSeeker;
    expect(maskedCandidate.safeParse({ ...shown, salary_range: null }).success).toBe(false);
    expect(maskedCandidate.safeParse({ ...shown, email: seeker.email }).success).toBe(false);
  });
});

describe('a candidate whose profile is open', () => {
  it('is told whole, with what opened it', () => {
    const shown: OpenCandidate = presentCandidate(recruiter, seeker, reserved, {
      language: 'fr',
      place: 'list',
    }) as OpenSeeker;
    expect(openCandidate.safeParse(shown).success).toBe(true);
    expect(shown).toMatchObject({
      is_masked: false,
      full_name: seeker.full_name,
      email: seeker.email,
      phone: null,
      location: seeker.location,
      bio: seeker.bio,
      experience: seeker.experience,
      skills: seeker.skills,
      avatar_url: seeker.avatar_url,
      resume: seeker.resume,
      interaction_status: reserved,
      profile: { salary_range: 'canary 90 000 $', open_to_remote: true },
      ...seeker.terms,
    });
  });

  it('can be called once they said yes, and not while they are only asked', () => {
    const phones = (['RESERVED', 'MATCHED', 'APPLICATION_SENT', 'HIRED'] as const).map(
      (type) => presentCandidate(recruiter, seeker, { ...reserved, type }, { language: 'fr', place: 'profile' }).phone,
    );
    expect(phones).toEqual([null, seeker.phone, seeker.phone, seeker.phone]);
  });
});

describe('a candidate who is reviewed blind', () => {
  const shown = presentCandidate(
    recruiter,
    { ...seeker, skills: ['TypeScript', 'Canarylast', 'Université Laval', 'Montréal'] },
    reserved,
    { language: 'en', place: 'list', blind: true },
  );

  it('has a code name, skills and years, and neither place nor texts nor videos', () => {
    expect(shown).toMatchObject({
      is_masked: true,
      full_name: 'Candidate 00001',
      location: null,
      bio: null,
      experience: null,
      skills: ['TypeScript'],
      years_experience: 10,
      profile: { skills: ['TypeScript'], experience: null },
      video_profiles: [],
      video_for_sale: false,
    });
    expect(maskedCandidate.safeParse(shown).success).toBe(true);
  });

  it('has the same code name in both languages of a profile page and a name', () => {
    const inFrench = { language: 'fr', place: 'profile', blind: true } as const;
    expect(presentCandidate(recruiter, seeker, reserved, inFrench).full_name).toBe('Candidat·e 00001');
    expect(presentName(recruiter, seeker, reserved, inFrench)).toEqual({
      is_masked: true,
      full_name: 'Candidat·e 00001',
      avatar_url: null,
    });
  });
});
