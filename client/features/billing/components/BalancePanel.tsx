import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CreditBalance } from '@modules/credits/http/credits.contract';
import { Card } from '../../../design-system/Card/Card';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { FactList } from '../../../design-system/FactList/FactList';
import { CardSkeleton } from '../../../design-system/Skeletons/CardSkeleton';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { useErrorText } from '../../../lib/error-text';
import { formatDate, formatNumber } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { packTypeOf } from '../domain/offers';
import { useBillingText } from '../messages/use-billing-text';

export interface BalancePanelProps {
  readonly balance: Loadable<CreditBalance>;
  /** Translated plan names from the server. */
  readonly planName: (plan: CreditBalance['allowance']['plan']) => string;
}

/** Credits available and on hold, the order in which they are spent, and the next allowance. */
export function BalancePanel({ balance, planName }: BalancePanelProps) {
  const text = useBillingText();
  const errorText = useErrorText();
  if (balance.status === 'loading') return <CardSkeleton count={1} label={text('balance.loading')} />;
  if (balance.status === 'failed') {
    return <ErrorState what={text('balance.failed')} toDo={errorText(balance.error)} onRetry={balance.retry} />;
  }
  const { available_balance: available, reserved_balance: reserved } = balance.data;
  return (
    <Card as="section" title={text(balance.data.pool === null ? 'balance.title' : 'balance.teamTitle')} titleLevel={2}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
        <Available count={available} />
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>
        {reserved === 0 ? (
          text('balance.pendingNone')
        ) : (
          <>
            {`${text('balance.pending', { count: reserved })} · `}
            <TextLink href={paths.recruiterReservations}>{text('balance.reservations')}</TextLink>
          </>
        )}
      </Typography>
      {balance.data.pool !== null && <TeamBudget pool={balance.data.pool} />}
      {available === 0 && reserved === 0 && <Typography>{text('balance.empty')}</Typography>}
      <Facts balance={balance.data} planName={planName} />
    </Card>
  );
}

function Available({ count }: { count: number }) {
  const text = useBillingText();
  const language = useLanguage();
  return (
    <Typography component="p" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
      <Box component="span" sx={{ typography: 'display', fontVariantNumeric: 'tabular-nums' }}>
        {formatNumber(count, language)}
      </Box>{' '}
      <span>{text('balance.available', { count })}</span>
    </Typography>
  );
}

/** A member's budget in the shared credits, and what happens to their own. */
function TeamBudget({ pool }: { pool: NonNullable<CreditBalance['pool']> }) {
  const text = useBillingText();
  const language = useLanguage();
  const { is_payer: isPayer, monthly, used, left, resets_on: resetsOn, own_available_balance: own } = pool;
  if (isPayer) return <Typography>{text('team.payer', { count: used })}</Typography>;
  return (
    <>
      <Typography>
        {monthly === null
          ? text('team.noLimit', { count: used })
          : text('team.budget', { left: left ?? 0, monthly, date: formatDate(resetsOn, language) })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text('team.own', { count: own })}
      </Typography>
    </>
  );
}

function Facts({ balance, planName }: { balance: CreditBalance; planName: BalancePanelProps['planName'] }) {
  const text = useBillingText();
  const language = useLanguage();
  const { active_pack: pack, allowance } = balance;
  const nameOfPack = (name: string): string => {
    const type = packTypeOf(name);
    return type === null ? name : text(`pack.${type}`);
  };
  const buckets = balance.buckets.map(
    ({ bucket, available_balance: available, reserved_balance: held, expires_at }) => {
      const count = formatNumber(available + held, language);
      return {
        label: text(`bucket.${bucket}`),
        value:
          expires_at === null
            ? text('bucket.stays', { count })
            : text('bucket.until', { count, date: formatDate(expires_at, language, 'short') }),
      };
    },
  );
  const renewal = {
    label: text('allowance.label'),
    value: text('allowance', {
      count: allowance.credits,
      date: formatDate(allowance.renews_at, language, 'short'),
      plan: planName(allowance.plan),
    }),
  };
  return (
    <>
      <FactList facts={[...buckets, renewal]} />
      {pack === null ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('activePack.none')}
        </Typography>
      ) : (
        <Box sx={{ typography: 'body2' }}>
          <p>
            {pack.expires_at === null
              ? text('activePack.forever', { name: nameOfPack(pack.pack_type) })
              : text('activePack', { name: nameOfPack(pack.pack_type), date: formatDate(pack.expires_at, language) })}
          </p>
          <Box component="p" sx={{ color: 'text.secondary' }}>
            {text('activePack.stay')}
          </Box>
        </Box>
      )}
    </>
  );
}
