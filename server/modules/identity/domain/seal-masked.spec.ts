import { presentCandidate, type Seeker } from './present-candidate.js';
import { sealMasked } from './seal-masked.js';

const seeker: Seeker = {
  id: '0197a4a0-0000-7000-8000-000000000001',
  email: 'camille@courriel.example',
  full_name: 'Camille Tremblay',
  title: 'Ingénieure chez ABC',
  phone: '514 555-0142',
  location: 'Montréal, 12 rue des Érables',
  bio: 'Je soude depuis longtemps. '.repeat(20),
  avatar_url: '/api/users/x/avatar',
  resume: null,
  experience: 'Dix ans en atelier. '.repeat(20),
  skills: ['Soudage'],
  years_experience: 10,
  availability: 'Lundi',
  salary_range: '60 000 $',
  work_type_preference: null,
  company_size_preference: null,
  industry_preference: null,
  job_preferences: null,
  open_to_remote: null,
  video_sale_allowed: null,
  video_profiles: [{ id: '0197a4a0-0000-7000-8000-000000000002', kind: 'VIDEO', title: 'Bonjour', duration: 61.5 }],
  terms: { reservation_price: 0, may_reserve: 'NOW', may_reserve_from: null },
};
const recruiter = { id: 'r', role: 'RECRUITER' };
const masked = presentCandidate(recruiter, seeker, null, { language: 'fr', place: 'profile' });

describe('the second wall behind the presenter', () => {
  it.each(['fr', 'en'] as const)('lets what is right pass, in %s, untouched', (language) => {
    for (const blind of [false, true]) {
      for (const place of ['list', 'profile'] as const) {
        const answer = { users: [presentCandidate(recruiter, seeker, null, { language, place, blind })], total: 1 };
        const { value, leaks } = sealMasked(answer);
        expect(leaks).toEqual([]);
        expect(value).toBe(answer);
      }
    }
  });

  it('leaves whoever is not masked alone', () => {
    const open = presentCandidate(
      recruiter,
      seeker,
      { type: 'MATCHED', created_at: '2025-10-24T12:00:00.000Z', expires_at: null },
      { language: 'fr', place: 'list' },
    );
    expect(sealMasked({ user: open })).toEqual({ value: { user: open }, leaks: [] });
    for (const value of [null, undefined, 7, 'x', [], new Date(), Buffer.from('x')]) {
      expect(sealMasked(value).value).toBe(value);
    }
  });

  it.each([
    ['email', seeker.email],
    ['phone', seeker.phone],
    ['avatar_url', seeker.avatar_url],
    ['availability', seeker.availability],
    ['full_name', seeker.full_name],
    ['location', seeker.location],
    ['bio', seeker.bio],
    ['experience', seeker.experience],
    ['interaction_status', { type: 'MATCHED', created_at: 'x' }],
    ['profile', { skills: [], experience: seeker.experience }],
    ['profile', { skills: [], experience: null, salary_range: seeker.salary_range }],
    ['video_profiles', [{ id: 'v', title: 'x', duration: 1, transcript: 'Camille' }]],
    ['video_for_sale', 'Camille'],
    ['salary_range', seeker.salary_range],
    ['resume', { url: '/x' }],
    ['last_name', 'Tremblay'],
  ])('takes out what leaks in %s', (field, leaked) => {
    const answer = { matches: [{ id: 'm', user: { ...masked, [field]: leaked } }] };
    const { value, leaks } = sealMasked(answer);
    expect(leaks).toEqual([field]);
    const { matches } = value as { matches: [{ id: string; user: Record<string, unknown> }] };
    expect(matches[0].id).toBe('m');
    expect(JSON.stringify(value)).not.toMatch(/Camille|Tremblay|0142|Lundi|60 000|Érables|MATCHED|"url"/);
    expect(Object.keys(masked)).toEqual(expect.arrayContaining(Object.keys(matches[0].user)));
    expect(String(matches[0].user['bio']).length).toBeLessThanOrEqual(100);
    expect(String(matches[0].user['experience']).length).toBeLessThanOrEqual(150);
  });
});
