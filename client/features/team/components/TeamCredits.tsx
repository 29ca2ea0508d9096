import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { z } from 'zod';
import type { CreditBudget, CreditPool, CreditPoolRequest } from '@modules/billing/http/credit-pool.contract';
import { Card } from '../../../design-system/Card/Card';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { FactList } from '../../../design-system/FactList/FactList';
import { Form } from '../../../design-system/form/Form';
import { NumberField } from '../../../design-system/form/NumberField';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { SwitchField } from '../../../design-system/form/SwitchField';
import { Section } from '../../../design-system/Section/Section';
import { TextSkeleton } from '../../../design-system/Skeletons/TextSkeleton';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import { formatDate, formatNumber } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import type { Loadable } from '../../../lib/loadable';
import { useTeamText } from '../messages/use-team-text';

export interface TeamCreditsProps {
  readonly pool: Loadable<CreditPool>;
  readonly onSave: (body: CreditPoolRequest) => Promise<void>;
}

/** For owners: share credits with the team, a budget for each member, and who used how many this month. */
export function TeamCredits({ pool, onSave }: TeamCreditsProps) {
  const text = useTeamText();
  const errorText = useErrorText();
  return (
    <Section title={text('credits.title')} lead={text('credits.lead')}>
      {pool.status === 'loading' && <TextSkeleton count={4} label={text('credits.loading')} />}
      {pool.status === 'failed' && (
        <ErrorState what={text('credits.failed')} toDo={errorText(pool.error)} onRetry={pool.retry} level={3} />
      )}
      {pool.status === 'ready' && (
        // A new form for other people: a member who joins needs a field, and one who leaves has none.
        <Settings key={peopleOf(pool.data)} pool={pool.data} onSave={onSave} />
      )}
    </Section>
  );
}

const peopleOf = ({ payer, budgets }: CreditPool): string =>
  [payer?.id ?? '', ...budgets.map(({ member_id: id }) => id)].join(' ');

const schema = z.object({
  shared: z.boolean(),
  budgets: z.record(z.string(), z.int().min(0).max(100_000).nullable()),
});

function Settings({ pool, onSave }: { readonly pool: CreditPool; readonly onSave: TeamCreditsProps['onSave'] }) {
  const text = useTeamText();
  const language = useLanguage();
  const toasts = useToasts();
  const [defaults] = useState(() => ({
    shared: pool.shared,
    budgets: Object.fromEntries(pool.budgets.map(({ member_id: id, monthly }) => [id, monthly])),
  }));
  const isOwn = pool.payer === null || pool.budgets.some(({ is_you: isYou, is_payer: isPayer }) => isYou && isPayer);
  return (
    <Card>
      <FactList
        facts={[
          {
            label: isOwn ? text('credits.yours') : text('credits.of', { name: pool.payer?.full_name ?? '' }),
            value: text('credits.available', { count: pool.available_balance }),
          },
          { label: text('credits.resets'), value: formatDate(pool.resets_on, language) },
          ...(pool.used_by_former > 0
            ? [{ label: text('credits.former'), value: text('credits.used', { count: pool.used_by_former }) }]
            : []),
        ]}
      />
      <Form
        schema={schema}
        defaultValues={defaults}
        label={text('credits.title')}
        onSubmit={async ({ shared, budgets }) => {
          await onSave({
            shared,
            budgets: pool.budgets
              .filter(({ is_payer: isPayer }) => !isPayer)
              .map(({ member_id: id }) => ({ member_id: id, monthly: budgets[id] ?? null })),
          });
          toasts.success(text(shared ? 'credits.savedShared' : 'credits.savedApart'));
        }}
      >
        <SwitchField
          name="shared"
          label={isOwn ? text('credits.share') : text('credits.shareOf', { name: pool.payer?.full_name ?? '' })}
          hint={text('credits.shareHint')}
        />
        <Box
          component="ul"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gap: 2.5,
            gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(260px, 1fr))' },
          }}
        >
          {pool.budgets.map((budget) => (
            <li key={budget.member_id}>
              <Budget budget={budget} />
            </li>
          ))}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('credits.budgetHint')}
        </Typography>
        <Box>
          <SubmitButton>{text('credits.save')}</SubmitButton>
        </Box>
      </Form>
    </Card>
  );
}

/** A member's budget and use of the month; the owner of the shared account has no budget. */
function Budget({ budget }: { readonly budget: CreditBudget }) {
  const text = useTeamText();
  const language = useLanguage();
  const { member_id: id, full_name: fullName, is_you: isYou, is_payer: isPayer, monthly, used, left } = budget;
  const name = isYou ? `${fullName} (${text('you')})` : fullName;
  const use =
    monthly === null
      ? text('credits.used', { count: used })
      : text('credits.usedOf', { used: formatNumber(used, language), monthly, left: left ?? 0 });
  if (!isPayer)
    return <NumberField name={`budgets.${id}`} label={text('credits.budget', { name })} hint={use} optional />;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Typography sx={{ fontWeight: 'bold' }}>{name}</Typography>
      <Typography variant="body2">{text('credits.payer')}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {use}
      </Typography>
    </Box>
  );
}
