import { Injectable } from '@nestjs/common';
import type { Language } from '../../../platform/http/language.js';
import { Translator } from '../../../platform/i18n/translator.js';
import { CreditsFacade } from '../../credits/index.js';
import { inDollars } from '../domain/cents.js';
import { asPaidPlan } from '../domain/offer.js';
import { centsPerCredit, packs, packTypes } from '../domain/packs.js';
import { rateOf, taxes } from '../domain/taxes.js';
import { type Pack, type Plan, planNames, type PlansAnswer } from '../http/billing.contract.js';
import { PaymentProvider } from '../payments/payment-provider.js';
import { PlanPrices } from './plan-prices.query.js';

/** Everything that has a price in money. */
@Injectable()
export class PriceLists {
  constructor(
    private readonly credits: CreditsFacade,
    private readonly prices: PlanPrices,
    private readonly provider: PaymentProvider,
    private readonly translator: Translator,
  ) {}

  packs(): Pack[] {
    return packTypes.map((type): Pack => {
      const pack = packs[type];
      const common = { pack_type: type, name: pack.name, currency: 'CAD' as const };
      if ('isCustom' in pack) {
        const asAgreed = { credits: null, price: null, price_per_credit: null, validity_days: null };
        return { ...common, ...asAgreed, is_popular: false, custom_pricing: true };
      }
      return {
        ...common,
        credits: pack.credits,
        price: inDollars(pack.cents),
        price_per_credit: inDollars(centsPerCredit(pack)),
        validity_days: pack.validityDays,
        is_popular: pack.isPopular,
        custom_pricing: false,
      };
    });
  }

  async plans(language: Language): Promise<Plan[]> {
    const prices = await this.prices.all();
    return planNames.map((plan) => {
      const paid = asPaidPlan(plan);
      const cents = paid === null ? 0 : (prices.get(paid) ?? null);
      return {
        plan,
        name: this.translator.text(`CREDITS.PLAN_${plan}`, language),
        monthly_credits: this.credits.allowanceOf(plan),
        monthly_price: cents === null ? null : inDollars(cents),
      };
    });
  }

  async plan(plan: Plan['plan'], language: Language): Promise<Plan> {
    const found = (await this.plans(language)).find((each) => each.plan === plan);
    if (!found) throw new Error(`no plan ${plan}`);
    return found;
  }

  async all(language: Language): Promise<PlansAnswer> {
    return {
      packs: this.packs(),
      plans: await this.plans(language),
      taxes: taxes.map(({ code, rate }) => ({
        code,
        name: this.translator.text(`BILLING.TAX_${code}`, language),
        rate: rateOf(rate),
      })),
      payment_provider: this.provider.name,
    };
  }
}
