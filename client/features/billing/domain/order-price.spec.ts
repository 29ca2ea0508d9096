import { packs, plansAnswer } from '../../../lib/examples/credits';
import { isForSale, orderPrice, singleCreditPrice } from './order-price';

const { taxes } = plansAnswer('fr');

describe('the price of an order', () => {
  it.each([
    ['DISCOVERY', 299, 14.95, 29.83, 343.78],
    ['STANDARD', 899, 44.95, 89.68, 1033.63],
    ['PREMIUM', 1999, 99.95, 199.4, 2298.35],
  ])('adds GST and QST to the price of %s', (type, subtotal, gst, qst, total) => {
    const pack = packs()
      .filter(isForSale)
      .find(({ pack_type }) => pack_type === type);
    if (pack === undefined) throw new Error(`${type} is not for sale`);
    const price = orderPrice({ kind: 'PACK', pack }, taxes);
    expect([price.subtotal, ...price.taxes.map(({ amount }) => amount), price.total]).toEqual([
      subtotal,
      gst,
      qst,
      total,
    ]);
  });

  it('multiplies in cents, so that three credits cost three times one', () => {
    expect(orderPrice({ kind: 'CREDITS', amount: 3, unitPrice: 29.9 }, taxes)).toMatchObject({
      subtotal: 89.7,
      total: 103.14,
    });
  });

  it('uses the unit price of the smallest pack for single credits', () => {
    expect(singleCreditPrice(packs().toReversed())).toBe(29.9);
    expect(singleCreditPrice(packs().filter(({ custom_pricing }) => custom_pricing))).toBeNull();
  });

  it('sells no pack without a price', () => {
    expect(packs().filter(isForSale)).toHaveLength(3);
  });
});
