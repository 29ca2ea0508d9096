import type { Provider } from '@nestjs/common';
import { BillingFacade, SpotlightFacade } from './modules/billing/index.js';
import { CompaniesFacade } from './modules/companies/index.js';
import { ActivePacks, ActPerformer, Employers, SpentFor } from './modules/credits/index.js';
import { SpentPostings } from './modules/operations/index.js';
import { VideoSalesFacade } from './modules/reservations/index.js';

/** Ports of the credits module, implemented by modules that it must not import. */
export const creditBindings: readonly Provider[] = [
  {
    provide: ActivePacks,
    inject: [BillingFacade],
    useFactory: (billing: BillingFacade): ActivePacks => ({
      activePackOf: (ownerId) => billing.activePackOf(ownerId),
    }),
  },
  {
    provide: Employers,
    inject: [CompaniesFacade],
    useFactory: (companies: CompaniesFacade): Employers => ({
      companyOf: async (accountId) => {
        const company = await companies.companyOf(accountId);
        return company && { id: company.id, isOwner: company.role === 'OWNER' };
      },
      namesOf: (accountIds) => companies.memberNames(accountIds),
    }),
  },
  {
    provide: SpentFor,
    inject: [SpentPostings],
    useFactory: (postings: SpentPostings): SpentFor => ({ postingsOf: (references) => postings.of(references) }),
  },
  {
    provide: ActPerformer,
    inject: [SpotlightFacade, VideoSalesFacade],
    useFactory: (spotlight: SpotlightFacade, videoSales: VideoSalesFacade): ActPerformer => ({
      perform: async ({ actor, act, target, key }) => {
        if (act === 'COMPANY_SPOTLIGHT' && target?.type !== 'VIDEO') {
          await spotlight.buy(actor.id, target?.id ?? null, key);
          return true;
        }
        if (act !== 'VIDEO_ACCESS' || target?.type !== 'VIDEO') return false;
        await videoSales.buy(actor, target.id);
        return true;
      },
    }),
  },
];
