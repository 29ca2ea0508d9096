import { ApiError } from '../../../lib/api-error';
import { offerOf } from '../../../lib/examples/applications';
import { atTheOfferFields, offerBody, offerForm, offerValues } from './offer.schema';

describe('the form of an offer', () => {
  const filled = { pay: '84 000 $', start_date: '2026-12-07', expires_on: '2026-11-20', note: '' };

  it('is open until the end of its last day', () => {
    const { expires_at: expires, ...rest } = offerBody(filled);
    expect(rest).toEqual({ pay: '84 000 $', start_date: '2026-12-07', note: null });
    expect(new Date(expires ?? '').getTime()).toBe(new Date('2026-11-20T23:59:59').getTime());
    expect(offerBody({ ...filled, expires_on: '' }).expires_at).toBeNull();
  });

  it('requires pay and start date', () => {
    expect(offerForm.safeParse(filled).success).toBe(true);
    expect(offerForm.safeParse({ ...filled, start_date: '' }).success).toBe(false);
    expect(offerForm.safeParse({ ...filled, pay: ' ' }).success).toBe(false);
  });

  it('starts with the earlier offer, and asks for another date if that one is over', () => {
    const expires = new Date('2026-11-20T23:59:59').toISOString();
    expect(offerValues(offerOf('fr', { expires_at: expires }))).toMatchObject({
      start_date: '2026-12-07',
      expires_on: '2026-11-20',
    });
    expect(offerValues(offerOf('fr', { state: 'EXPIRED', expires_at: expires })).expires_on).toBe('');
  });

  it('assigns the server’s errors to its fields', () => {
    const details = [
      { path: 'offer.expires_at', code: 'A', message: 'a' },
      { path: 'offer.pay', code: 'B', message: 'b' },
    ];
    const error = new ApiError(400, 'REQUEST.INVALID', 'Non', details);
    expect((atTheOfferFields(error) as ApiError).details.map(({ path }) => path)).toEqual(['expires_on', 'pay']);
  });
});
