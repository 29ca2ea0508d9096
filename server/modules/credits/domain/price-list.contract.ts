/**
 * Price of each action in credits. The only source of prices for buttons, checks and charges. A RESERVATION is held when it is
 * made and spent when the person accepts; the match it creates costs nothing more.
 */
export const priceList = {
  MATCH_UNLOCK: 2,
  SEND_MESSAGE: 2,
  PRIORITY_INTRO: 3,
  VIDEO_ACCESS: 1,
  COMPANY_SPOTLIGHT: 5,
  RESERVATION: 1,
} as const satisfies Readonly<Record<string, number>>;

export type PricedAct = keyof typeof priceList;

export const pricedActs = Object.keys(priceList) as readonly PricedAct[];
