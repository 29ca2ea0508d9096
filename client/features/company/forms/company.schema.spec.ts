import { ApiError } from '../../../lib/api-error';
import { montBlanc } from '../../../lib/examples/companies';
import { atTheirFields, companyBody, companySchema, companyValues, typedCompany } from './company.schema';

const schema = companySchema({ tooManyLines: 'too many', lineTooLong: 'too long' });
const values = (changes: object) => ({ ...companyValues(null), name: 'Boréal', ...changes });
const problems = (changes: object): unknown[] =>
  (schema.safeParse(values(changes)).error?.issues ?? []).map(({ path, message }) => [path[0], message]);

describe('the form of a company', () => {
  it('leaves out blank fields of a new company', () => {
    expect(companyBody(values({ size: '11-50', culture: ' Franc \n\nLent\n' }), true)).toEqual({
      name: 'Boréal',
      size: '11-50',
      culture: ['Franc', 'Lent'],
    });
  });

  it('clears emptied fields', () => {
    const body = companyBody({ ...companyValues(montBlanc), industry: '', benefits: '' }, false);
    expect(body).toMatchObject({ name: montBlanc.name, industry: '', benefits: [], culture: [] });
  });

  it('accepts web addresses, and the address of an upload as the video', () => {
    expect(problems({ website: 'montblanc.example' })).toHaveLength(1);
    expect(problems({ website: 'javascript:alert(1)' })).toHaveLength(1);
    expect(problems({ video_url: '/api/stream/video/x', website: 'https://montblanc.example' })).toEqual([]);
    expect(problems({ video_url: 'ftp://a.example' })).toHaveLength(1);
  });

  it('counts only lines with text', () => {
    expect(problems({ culture: Array(30).fill('a\n').join('\n') })).toEqual([]);
    expect(problems({ culture: Array(31).fill('a').join('\n') })).toEqual([['culture', 'too many']]);
    expect(problems({ benefits: 'x'.repeat(201) })).toEqual([['benefits', 'too long']]);
  });

  it('starts with an earlier draft, if it still fits', () => {
    expect(typedCompany(values({}))).toEqual(values({}));
    expect(typedCompany({ name: 'Boréal' })).toBeNull();
    expect(typedCompany('x')).toBeNull();
  });

  it('shows the server’s error about a line at its list', () => {
    const error = new ApiError(400, 'REQUEST.INVALID', 'non', [{ path: 'culture.3', code: 'X', message: 'trop long' }]);
    expect((atTheirFields(error) as ApiError).details).toEqual([{ path: 'culture', code: 'X', message: 'trop long' }]);
    const other = new Error('x');
    expect(atTheirFields(other)).toBe(other);
  });
});
