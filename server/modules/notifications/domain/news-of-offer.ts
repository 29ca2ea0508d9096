import type { News } from './news.js';

export type OfferStep = 'CHANGED' | 'WITHDRAWN' | 'EXPIRED' | 'ACCEPTED' | 'DECLINED' | 'QUESTION';

interface Notice {
  readonly to: 'CANDIDATE' | 'COMPANY';
  readonly news: News;
}

const notices: Readonly<Record<OfferStep, readonly Notice[]>> = {
  CHANGED: [{ to: 'CANDIDATE', news: 'OFFER_CHANGED' }],
  WITHDRAWN: [{ to: 'CANDIDATE', news: 'OFFER_WITHDRAWN' }],
  EXPIRED: [
    { to: 'CANDIDATE', news: 'OFFER_EXPIRED' },
    { to: 'COMPANY', news: 'OFFER_LAPSED' },
  ],
  ACCEPTED: [{ to: 'COMPANY', news: 'OFFER_ACCEPTED' }],
  DECLINED: [{ to: 'COMPANY', news: 'OFFER_DECLINED' }],
  QUESTION: [{ to: 'COMPANY', news: 'OFFER_QUESTION' }],
};

export const newsOfOffer = (step: OfferStep): readonly Notice[] => notices[step];
