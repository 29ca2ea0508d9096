import { camille, newcomer } from '../../../lib/examples/people';
import { editorBody, editorSchema, editorValues, typedProfile, type EditorInput } from './editor.schema';

const told = {
  ...camille,
  profile: {
    ...camille.profile,
    availability: 'Dans deux semaines',
    open_to_remote: false,
    job_preferences: {
      contract: ['FULL_TIME'],
      night_shifts: true,
      weekends: false,
      parking: 'oui',
      languages: ['Français'],
    },
  },
};
function sent(user: typeof camille, changes: Partial<EditorInput> = {}) {
  return editorBody(editorSchema.parse({ ...editorValues(user), ...changes }), user);
}

describe('the profile’s editor', () => {
  it('sends back unchanged values, including preferences it does not know', () => {
    expect(sent(told)).toMatchObject({
      full_name: 'Camille Tremblay',
      phone: null,
      years_experience: 8,
      availability: 'Dans deux semaines',
      open_to_remote: false,
      job_preferences: told.profile.job_preferences,
    });
  });

  it('removes a cleared answer from the map', () => {
    const { job_preferences } = editorValues(told);
    const preferences = sent(told, {
      job_preferences: { ...job_preferences, night_shifts: '', contract: [] },
    }).job_preferences;
    expect(preferences).toEqual({ weekends: false, parking: 'oui', languages: ['Français'] });
    expect(sent(told, { open_to_remote: '' }).open_to_remote).toBeNull();
  });

  it('sends no map without preferences', () => {
    expect(sent(newcomer)).toMatchObject({ job_preferences: null, open_to_remote: null, skills: [], bio: null });
  });

  it.each([
    ['years below 0', { years_experience: -1 }],
    ['years above 70', { years_experience: 71 }],
    ['half a year', { years_experience: 1.5 }],
    ['a name that is blank', { full_name: '  ' }],
    ['101 skills', { skills: Array.from({ length: 101 }, (_, index) => `skill ${index}`) }],
    ['a phone without digits', { phone: 'appelez-moi' }],
  ])('refuses %s', (_, changes) => {
    expect(editorSchema.safeParse({ ...editorValues(camille), ...changes }).success).toBe(false);
  });

  it('accepts a draft, even with invalid values, but not one of another shape', () => {
    const half = { ...editorValues(camille), full_name: '', years_experience: 'huit' };
    expect(typedProfile(JSON.parse(JSON.stringify(half)))).toEqual(half);
    expect(typedProfile({ title: 'posting' })).toBeNull();
    expect(typedProfile(null)).toBeNull();
  });
});
