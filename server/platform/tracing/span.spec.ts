import { safeAttributes, typeOfError } from './span.js';

describe('attributes of spans', () => {
  it('are words that we choose, and numbers', () => {
    const attributes = {
      'http.route': '/api/jobs/:id',
      'http.response.status_code': 404,
      'entrevue.request_id': '0199c0de-1234-7abc-8def-0123456789ab',
      'error.type': 'JOBS.NOT_FOUND',
    } as const;
    expect(safeAttributes(attributes)).toEqual(attributes);
  });

  it('become "other" if a caller passes an id, an address or a text', () => {
    const wrong = [
      '0199c0de-1234-7abc-8def-0123456789ab',
      'ada@mail.example',
      'Née à Paris',
      'x'.repeat(121),
      '5145550199',
    ];
    for (const value of wrong) expect(safeAttributes({ 'http.route': value })).toEqual({ 'http.route': 'other' });
    expect(safeAttributes({ 'entrevue.request_id': 'an id?' })).toEqual({ 'entrevue.request_id': 'other' });
  });

  it('are left out if their name is not listed', () => {
    const more = { 'http.route': '/', 'user.email': 'ada@mail.example' };
    expect(safeAttributes(more)).toEqual({ 'http.route': '/' });
  });

  it('name errors by their code or class, never by their message', () => {
    expect(typeOfError(Object.assign(new Error('ada@mail.example'), { code: 'MEDIA.NOT_FOUND' }))).toBe(
      'MEDIA.NOT_FOUND',
    );
    expect(typeOfError(new TypeError('ada@mail.example'))).toBe('TypeError');
    expect(typeOfError('ada@mail.example')).toBe('other');
  });
});
