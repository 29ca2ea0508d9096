import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { SsoDomain } from '@modules/sso/http/sso-domains.contract';
import { Button } from '../../../design-system/Button/Button';
import { ConfirmDialog } from '../../../design-system/ConfirmDialog/ConfirmDialog';
import { Notice } from '../../../design-system/Notice/Notice';
import { StateBadge, type StateTone } from '../../../design-system/StateBadge/StateBadge';
import { radius } from '../../../design-system/theme/tokens';
import { useErrorText } from '../../../lib/error-text';
import { formatDateTime } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import type { CompanySignInMessages } from '../messages/messages';
import { useCompanySignInText } from '../messages/use-company-sign-in-text';
import { CopyField } from '../../../design-system/CopyField/CopyField';

export interface DomainActions {
  /** Looks into the DNS now. */
  readonly onCheckDomain: (id: string) => Promise<void>;
  readonly onRemoveDomain: (id: string) => Promise<void>;
}

type ShownState = SsoDomain['state'] | 'TAKEN';

const tones: Record<ShownState, StateTone> = {
  WAITING: 'warning',
  PROVED: 'success',
  MISSING: 'danger',
  LOST: 'danger',
  EXPIRED: 'neutral',
  TAKEN: 'danger',
};

const shownState = ({ state, result }: SsoDomain): ShownState =>
  state === 'WAITING' && result === 'TAKEN' ? 'TAKEN' : state;

/** While the record is awaited, the last look-up says what to do; afterwards the state does. */
function sentenceOf({ state, result }: SsoDomain): keyof CompanySignInMessages {
  if (state !== 'WAITING') return `proof.${state}`;
  return result === null || result === 'FOUND' ? 'proof.WAITING' : `proof.${result}`;
}

/** A domain with the record that proves it, what the DNS says about it, and what can be done. */
export function DomainProof({ domain, onCheckDomain, onRemoveDomain }: DomainActions & { readonly domain: SsoDomain }) {
  const text = useCompanySignInText();
  const errorText = useErrorText();
  const language = useLanguage();
  const [busy, setBusy] = useState<'check' | 'remove' | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const { id, shown: name, state, record, ends_at: end, checked_at: checkedAt } = domain;
  const act = async (which: 'check' | 'remove', action: (id: string) => Promise<void>): Promise<void> => {
    setBusy(which);
    setProblem(null);
    try {
      await action(id);
    } catch (error) {
      setProblem(error);
    } finally {
      setBusy(null);
      setAsking(false);
    }
  };
  const badge = shownState(domain);
  return (
    <Box
      component="section"
      aria-label={name}
      sx={{ display: 'grid', gap: 2, p: 2, borderRadius: `${radius.control}px`, bgcolor: 'background.sunken' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography component="h3" variant="h4" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <StateBadge tone={tones[badge]}>{text(`proof.state.${badge}`)}</StateBadge>
      </Box>
      {name !== domain.domain && (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {text('proof.ascii', { domain: domain.domain })}
        </Typography>
      )}
      <Typography role="status">
        {text(sentenceOf(domain), { date: end === null ? '' : formatDateTime(end, language) })}
      </Typography>
      {state !== 'PROVED' && (
        <>
          <CopyField
            label={text('record.name', { domain: name })}
            value={record.name}
            copy={text('record.copyName')}
            copyName={text('record.copyNameOf', { domain: name })}
            hint={text('record.nameHint')}
            copied={text('copied')}
            notCopied={text('notCopied')}
          />
          <CopyField
            label={text('record.value', { domain: name })}
            value={record.value}
            copy={text('record.copyValue')}
            copyName={text('record.copyValueOf', { domain: name })}
            copied={text('copied')}
            notCopied={text('notCopied')}
          />
        </>
      )}
      <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
        {problem !== null && <Notice tone="danger">{errorText(problem)}</Notice>}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button
          loading={busy === 'check'}
          onClick={() => void act('check', onCheckDomain)}
          aria-label={text('proof.checkOf', { domain: name })}
        >
          {text('proof.check')}
        </Button>
        {!domain.in_use && (
          <Button
            variant="text"
            onClick={() => setAsking(true)}
            aria-haspopup="dialog"
            aria-label={text('proof.removeOf', { domain: name })}
          >
            {text('proof.remove')}
          </Button>
        )}
        {checkedAt !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text('proof.checked', { date: formatDateTime(checkedAt, language) })}
          </Typography>
        )}
      </Box>
      <ConfirmDialog
        open={isAsking}
        title={text('proof.removeTitle', { domain: name })}
        confirmLabel={text('proof.removeConfirm')}
        danger
        busy={busy === 'remove'}
        onConfirm={() => void act('remove', onRemoveDomain)}
        onCancel={() => setAsking(false)}
      >
        {text('proof.removeSentence')}
      </ConfirmDialog>
    </Box>
  );
}
