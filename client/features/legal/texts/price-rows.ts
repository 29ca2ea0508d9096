import { type PricedAct, priceList } from '@modules/credits/domain/price-list.contract';

/** One table row per paid action, from the price list that the server charges by. */
export const priceRows = (names: Readonly<Record<PricedAct, string>>): PriceRows =>
  [
    [names.RESERVATION, `${priceList.RESERVATION}`],
    [names.VIDEO_ACCESS, `${priceList.VIDEO_ACCESS}`],
    [names.SEND_MESSAGE, `${priceList.SEND_MESSAGE}`],
    [names.MATCH_UNLOCK, `${priceList.MATCH_UNLOCK}`],
    [names.PRIORITY_INTRO, `${priceList.PRIORITY_INTRO}`],
    [names.COMPANY_SPOTLIGHT, `${priceList.COMPANY_SPOTLIGHT}`],
  ] as const;

type PriceRow = readonly [act: string, credits: string];
type PriceRows = readonly [PriceRow, PriceRow, PriceRow, PriceRow, PriceRow, PriceRow];
