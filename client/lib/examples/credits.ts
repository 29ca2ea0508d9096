import type { CreditBalance, CreditCosts, CreditTransaction } from '@modules/credits/http/credits.contract';
import type { CurrentSubscription, Pack, Plan, PlansAnswer, Purchase } from '@modules/billing/http/billing.contract';
import type { Language } from '../i18n';

/** Credits, packs and purchases as they come from the server, for stories and specs. */

export const costs: CreditCosts['costs'] = {
  MATCH_UNLOCK: 2,
  SEND_MESSAGE: 2,
  PRIORITY_INTRO: 3,
  VIDEO_ACCESS: 1,
  COMPANY_SPOTLIGHT: 5,
  RESERVATION: 1,
};

const french = (language: Language): boolean => language === 'fr';

export function packs(): Pack[] {
  const names = ['Starter Pack', 'Growth Pack', 'Scale Pack', 'Enterprise'];
  const pack = (index: number, changes: Partial<Pack>): Pack => ({
    pack_type: 'DISCOVERY',
    name: names[index] ?? '',
    credits: null,
    price: null,
    currency: 'CAD',
    price_per_credit: null,
    validity_days: null,
    is_popular: false,
    custom_pricing: false,
    ...changes,
  });
  return [
    pack(0, { credits: 10, price: 299, price_per_credit: 29.9, validity_days: 90 }),
    pack(1, {
      pack_type: 'STANDARD',
      credits: 40,
      price: 899,
      price_per_credit: 22.48,
      validity_days: 120,
      is_popular: true,
    }),
    pack(2, { pack_type: 'PREMIUM', credits: 100, price: 1999, price_per_credit: 19.99, validity_days: 180 }),
    pack(3, { pack_type: 'ENTERPRISE', custom_pricing: true }),
  ];
}

export function plans(language: Language): Plan[] {
  const names = french(language) ? ['Gratuit', 'De base', 'Premium'] : ['Free', 'Basic', 'Premium'];
  return [
    { plan: 'FREE', name: names[0] ?? '', monthly_credits: 20, monthly_price: 0 },
    { plan: 'BASIC', name: names[1] ?? '', monthly_credits: 100, monthly_price: null },
    { plan: 'PREMIUM', name: names[2] ?? '', monthly_credits: 300, monthly_price: null },
  ];
}

export function plansAnswer(language: Language, changes: Partial<PlansAnswer> = {}): PlansAnswer {
  return {
    packs: packs(),
    plans: plans(language),
    taxes: [
      { code: 'GST', name: french(language) ? 'TPS' : 'GST', rate: 0.05 },
      { code: 'QST', name: french(language) ? 'TVQ' : 'QST', rate: 0.09975 },
    ],
    payment_provider: 'test',
    ...changes,
  };
}

export function balance(changes: Partial<CreditBalance> = {}): CreditBalance {
  return {
    balance: 14,
    reserved_balance: 2,
    available_balance: 12,
    active_pack: {
      pack_type: 'STANDARD',
      name: 'Growth Pack',
      credits: 40,
      expires_at: '2027-03-03T15:00:00.000Z',
    },
    buckets: [
      { bucket: 'MONTHLY', available_balance: 4, reserved_balance: 0, expires_at: '2026-12-01T05:00:00.000Z' },
      { bucket: 'PURCHASED', available_balance: 8, reserved_balance: 2, expires_at: null },
    ],
    allowance: { plan: 'BASIC', credits: 100, renews_at: '2026-12-01T05:00:00.000Z' },
    pool: null,
    ...changes,
  };
}

/** Credits that a colleague shares, within a budget. */
export const inATeam: Partial<CreditBalance> = {
  pool: { is_payer: false, monthly: 8, used: 3, left: 5, resets_on: '2026-12-01', own_available_balance: 20 },
};

export const noCredits: Partial<CreditBalance> = {
  balance: 0,
  reserved_balance: 0,
  available_balance: 0,
  active_pack: null,
  buckets: [],
};

export function transactions(language: Language): CreditTransaction[] {
  const say = (fr: string, en: string): string => (french(language) ? fr : en);
  const line = (index: number, changes: Partial<CreditTransaction>): CreditTransaction => ({
    id: `0199f0c2-0000-7000-8000-0000000f000${index}`,
    type: 'SPENT',
    amount: 0,
    balance_after: 14,
    reserved_amount: 0,
    reserved_after: 2,
    description: '',
    reference: null,
    posting: null,
    member: null,
    created_at: '2026-11-12T14:10:00.000Z',
    ...changes,
  });
  return [
    line(1, {
      type: 'RESERVED',
      reserved_amount: 1,
      description: say('Mis de côté : réservation', 'On hold: reservation'),
      reference: { type: 'RESERVATION', id: '0199f0c2-0000-7000-8000-00000000aa01' },
      posting: {
        id: '0199f0c2-0000-7000-8000-00000000ac01',
        title: say('Infirmière clinicienne, soins intensifs', 'Clinical nurse, intensive care'),
      },
      member: { id: '0199f0c2-0000-7000-8000-00000000ab01', full_name: 'Nadia Lefebvre' },
    }),
    line(2, {
      amount: -1,
      reserved_after: 1,
      description: say('Dépense : accès à une vidéo', 'Spent: video access'),
      created_at: '2026-11-11T19:00:00.000Z',
    }),
    line(3, {
      type: 'RELEASED',
      balance_after: 15,
      reserved_amount: -1,
      reserved_after: 1,
      description: say('Rendu : réservation', 'Released: reservation'),
      created_at: '2026-11-08T16:30:00.000Z',
    }),
    line(4, {
      type: 'EARNED',
      amount: 40,
      balance_after: 15,
      reserved_after: 2,
      description: say('Achat : Pack Croissance', 'Purchase: Growth Pack'),
      created_at: '2026-10-30T16:30:00.000Z',
    }),
    line(5, {
      type: 'EXPIRED',
      amount: -25,
      balance_after: 0,
      reserved_after: 0,
      description: say('Crédits du mois non utilisés', 'Unused monthly credits'),
      created_at: '2026-10-01T04:00:00.000Z',
    }),
  ];
}

export function purchase(language: Language, changes: Partial<Purchase> = {}): Purchase {
  return {
    id: '0199f0c2-0000-7000-8000-0000000b0001',
    status: 'PAID',
    kind: 'PACK',
    pack_type: 'STANDARD',
    plan: null,
    description: french(language) ? 'Pack Croissance, 40 crédits' : 'Growth Pack, 40 credits',
    credits: 40,
    subtotal: 899,
    gst: 44.95,
    qst: 89.68,
    total: 1033.63,
    currency: 'CAD',
    invoice_id: '0199f0c2-0000-7000-8000-0000000c0001',
    invoice_number: '2026-000042',
    created_at: '2026-10-30T16:29:00.000Z',
    paid_at: '2026-10-30T16:30:00.000Z',
    ...changes,
  };
}

export function currentPlan(language: Language, changes: Partial<CurrentSubscription> = {}): CurrentSubscription {
  return {
    plan: 'BASIC',
    name: french(language) ? 'De base' : 'Basic',
    monthly_credits: 100,
    monthly_price: null,
    renews_at: '2026-12-01T05:00:00.000Z',
    ends_at: null,
    is_ending: false,
    renewal: null,
    payment_problem: null,
    next_plan: null,
    ...changes,
  };
}
