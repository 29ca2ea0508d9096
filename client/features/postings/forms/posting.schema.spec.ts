import { emptyPosting, postingBody, postingSchema, typedPosting } from './posting.schema';

const schema = postingSchema({ needed: 'needed', repeated: 'repeated' });
const problems = (values: object) =>
  schema.safeParse({ ...emptyPosting, ...values }).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('a posting', () => {
  it('is a draft with a title only', () => {
    expect(problems({ title: 'Soudeur-monteur' })).toEqual([]);
    expect(problems({ title: '   ' })).toEqual(['title']);
  });

  it('needs department, location, type and description to be published', () => {
    expect(problems({ title: 'Soudeur-monteur', status: 'ACTIVE' })).toEqual([
      'department',
      'location',
      'job_type',
      'description',
    ]);
    const whole = {
      title: 'Soudeur-monteur',
      department: 'Atelier',
      location: 'Laval',
      job_type: 'FULL_TIME',
      description: 'Souder.',
      status: 'ACTIVE',
    };
    expect(problems(whole)).toEqual([]);
    expect(problems({ ...whole, description: '  ' })).toEqual(['description']);
  });

  it('leaves out a language that was not chosen and clears an empty type', () => {
    const body = postingBody({ ...emptyPosting, title: 'x' });
    expect('language' in body).toBe(false);
    expect(body.job_type).toBeNull();
    expect(postingBody({ ...emptyPosting, language: 'en', job_type: 'CONTRACT' })).toMatchObject({
      language: 'en',
      job_type: 'CONTRACT',
    });
  });

  it('contains each question once, without blank ones', () => {
    const asking = (...texts: string[]) => ({ title: 'x', video_questions: texts.map((text) => ({ text })) });
    expect(problems(asking('Pourquoi ?', 'pourquoi ?', ''))).toEqual(['video_questions.1.text']);
    expect(problems(asking('x'.repeat(501)))).toEqual(['video_questions.0.text']);
    const body = postingBody({ ...emptyPosting, ...asking(' Pourquoi ? ', '  ', 'Depuis quand ?') });
    expect(body.video_questions).toEqual(['Pourquoi ?', 'Depuis quand ?']);
  });

  it('accepts drafts from before postings had questions', () => {
    const { video_questions: _, ...before } = { ...emptyPosting, title: 'Soudeuse' };
    expect(typedPosting(before)).toEqual({ ...emptyPosting, title: 'Soudeuse' });
  });
});
