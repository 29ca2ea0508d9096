import { ApiError } from '../../../lib/api-error';
import { packs, plansAnswer } from '../../../lib/examples/credits';
import { fallbackPacks, offersOf, packTypeOf } from './offers';

const failed = { status: 'failed', error: new ApiError(500, 'X.Y', ''), retry: () => undefined } as const;
const nameOf = (type: string): string => type.toLowerCase();

describe('what is on sale', () => {
  it('comes from the server, and can be bought', () => {
    const answer = plansAnswer('fr');
    const offers = offersOf({ status: 'ready', data: answer }, undefined, nameOf);
    expect(offers?.packs).toEqual(answer.packs);
    expect(offers?.confirmed?.taxes).toEqual(answer.taxes);
  });

  it('waits for the response', () => {
    expect(offersOf({ status: 'loading' }, packs(), nameOf)).toBeNull();
  });

  it('shows the built-in packs unconfirmed if the server is unavailable', () => {
    expect(offersOf(failed, undefined, nameOf)).toEqual({ packs: fallbackPacks(nameOf), confirmed: null });
    expect(offersOf(failed, packs(), nameOf)).toEqual({ packs: packs(), confirmed: null });
  });

  it('has built-in packs, the tailored one without a price', () => {
    const known = fallbackPacks(nameOf);
    expect(known.map(({ price }) => price)).toEqual([299, 899, 1999, null]);
    expect(known.filter(({ is_popular }) => is_popular).map(({ pack_type }) => pack_type)).toEqual(['STANDARD']);
  });

  it('accepts only the name of a pack from the address', () => {
    expect(packTypeOf('STANDARD')).toBe('STANDARD');
    expect(packTypeOf('standard?')).toBeNull();
    expect(packTypeOf(null)).toBeNull();
  });
});
