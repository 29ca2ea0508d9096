import type { Language } from '../../../platform/http/language.js';
import type { Translator } from '../../../platform/i18n/translator.js';
import type { PurchaseRow } from '../persistence/purchases.js';

/** The purchase as a line of an invoice, in the reader's language. */
export function describePurchase(
  { kind, pack_type: packType, plan, credits }: Pick<PurchaseRow, 'kind' | 'pack_type' | 'plan' | 'credits'>,
  language: Language,
  translator: Translator,
): string {
  return translator.text(`BILLING.LINE_${kind}${kind === 'CREDITS' && credits === 1 ? '_ONE' : ''}`, language, {
    credits,
    ...(packType === null ? {} : { name: translator.text(`BILLING.PACK_${packType}`, language) }),
    ...(plan === null ? {} : { name: translator.text(`CREDITS.PLAN_${plan}`, language) }),
  });
}
