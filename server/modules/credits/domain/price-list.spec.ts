import { costKeys } from '../http/credits.contract.js';
import { en } from '../messages/en.js';
import { fr } from '../messages/fr.js';
import { pricedActs, priceList } from './price-list.contract.js';

describe('the price list', () => {
  it('has the prices of the terms', () => {
    expect(priceList).toEqual({
      MATCH_UNLOCK: 2,
      SEND_MESSAGE: 2,
      PRIORITY_INTRO: 3,
      VIDEO_ACCESS: 1,
      COMPANY_SPOTLIGHT: 5,
      RESERVATION: 1,
    });
  });

  it('is the list of acts that the contract knows, each with a name in both languages', () => {
    expect([...costKeys].sort()).toEqual([...pricedActs].sort());
    for (const act of pricedActs) {
      expect(fr[`CREDITS.ACT_${act}`]).toBeTruthy();
      expect(en[`CREDITS.ACT_${act}`]).toBeTruthy();
    }
  });
});
