import { CreditsBadge } from '../../design-system/AppHeader/CreditsBadge';
import { useCreditBalance } from '../../lib/credits/use-credit-balance';
import { formatNumber } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { paths } from '../../lib/paths';
import { useAppText } from '../messages/use-app-text';

/** A candidate's answer changes the credits while the recruiter is on another page. */
const ASK_AGAIN_MS = 60_000;

/** `12 disponibles · 2 en attente`. Shows nothing until the server has answered. */
export function CreditsInHeader() {
  const text = useAppText();
  const language = useLanguage();
  const { data } = useCreditBalance({ refetchInterval: ASK_AGAIN_MS });
  if (data === undefined) return null;
  const { available_balance: available, reserved_balance: held, pool } = data;
  const more = [
    ...(held === 0 ? [] : [text('credits.pending', { count: held })]),
    ...(pool === null || pool.monthly === null
      ? []
      : [text('credits.budget', { left: pool.left ?? 0, monthly: pool.monthly })]),
  ];
  return (
    <CreditsBadge
      figure={formatNumber(available, language)}
      words={text('credits.available', { count: available })}
      pending={more.length === 0 ? undefined : more.join(' · ')}
      unit={text('credits.unit', { count: available })}
      href={paths.subscription}
    />
  );
}
