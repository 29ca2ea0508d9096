import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type {
  ChangeVerificationRequest,
  CompanyVerificationAnswer,
} from '@modules/companies/http/company-verification.contract';
import { Button } from '../../../../design-system/Button/Button';
import { Card } from '../../../../design-system/Card/Card';
import { ErrorState } from '../../../../design-system/ErrorState/ErrorState';
import { FactList } from '../../../../design-system/FactList/FactList';
import { Notice } from '../../../../design-system/Notice/Notice';
import { TextSkeleton } from '../../../../design-system/Skeletons/TextSkeleton';
import { StateBadge } from '../../../../design-system/StateBadge/StateBadge';
import { useErrorText } from '../../../../lib/error-text';
import { formatDate } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import type { Loadable } from '../../../../lib/loadable';
import { useCompanyText } from '../../messages/use-company-text';
import { EmailDomainDialog } from './EmailDomainDialog';
import { NeqDialog } from './NeqDialog';

export interface VerificationCardProps {
  readonly verification: Loadable<CompanyVerificationAnswer>;
  readonly onChange: (request: ChangeVerificationRequest) => Promise<void>;
  readonly onAskCode: (email: string) => Promise<void>;
  readonly onProve: (code: string) => Promise<void>;
}

const tones = { UNVERIFIED: 'danger', IN_REVIEW: 'warning', VERIFIED: 'success' } as const;

/** Verification status of the person's company, what operators check, and what the company can add. */
export function VerificationCard({ verification, ...acts }: VerificationCardProps) {
  const text = useCompanyText();
  const errorText = useErrorText();
  const isReady = verification.status === 'ready';
  return (
    <Card
      as="section"
      title={text('verification.title')}
      titleLevel={2}
      badge={
        isReady && (
          <StateBadge tone={tones[verification.data.state]}>
            {text(`verification.state.${verification.data.state}`)}
          </StateBadge>
        )
      }
    >
      {verification.status === 'loading' && <TextSkeleton count={3} label={text('loading')} />}
      {verification.status === 'failed' && (
        <ErrorState
          what={text('verification.loadFailed')}
          toDo={errorText(verification.error)}
          onRetry={verification.retry}
        />
      )}
      {isReady && <ReadyVerification verification={verification.data} {...acts} />}
    </Card>
  );
}

type ReadyProps = Omit<VerificationCardProps, 'verification'> & { readonly verification: CompanyVerificationAnswer };

function ReadyVerification({ verification, onChange, onAskCode, onProve }: ReadyProps) {
  const text = useCompanyText();
  const language = useLanguage();
  const errorText = useErrorText();
  const [opened, setOpened] = useState<'neq' | 'email' | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const { state, reason, neq, email_domain: emailDomain, domain, reviewed_at: reviewedAt } = verification;
  const ask = async (): Promise<void> => {
    setAsking(true);
    setProblem(null);
    try {
      await onChange({ ask_review: true });
    } catch (error) {
      setProblem(error);
    } finally {
      setAsking(false);
    }
  };
  const missing = text('verification.missing');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography sx={{ color: 'text.secondary' }}>{text(`verification.about.${state}`)}</Typography>
      {reason !== null && state === 'UNVERIFIED' && (
        <Notice tone="warning" title={text('verification.reason')}>
          {reason}
        </Notice>
      )}
      <FactList
        facts={[
          { label: text('verification.name'), value: verification.name },
          { label: text('verification.domain'), value: domain ?? missing },
          { label: text('verification.neq'), value: neq ?? missing },
          { label: text('verification.emailDomain'), value: emailDomain ?? missing },
          ...(state === 'VERIFIED' && reviewedAt !== null
            ? [{ label: text('verification.confirmedOn'), value: formatDate(reviewedAt, language) }]
            : []),
        ]}
      />
      <div role="alert">{problem !== null && <Notice tone="danger">{errorText(problem)}</Notice>}</div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {verification.allowed_actions.includes('ASK_REVIEW') && (
          <Button variant="primary" loading={isAsking} onClick={() => void ask()}>
            {text('verification.ask')}
          </Button>
        )}
        <Button onClick={() => setOpened('neq')} aria-haspopup="dialog">
          {text(neq === null ? 'verification.giveNeq' : 'verification.changeNeq')}
        </Button>
        <Button onClick={() => setOpened('email')} aria-haspopup="dialog">
          {text(emailDomain === null ? 'verification.proveEmail' : 'verification.changeEmail')}
        </Button>
      </Box>
      <NeqDialog open={opened === 'neq'} neq={neq} onSave={onChange} onClose={() => setOpened(null)} />
      <EmailDomainDialog
        open={opened === 'email'}
        pending={verification.pending_code}
        onAskCode={onAskCode}
        onProve={onProve}
        onClose={() => setOpened(null)}
      />
    </Box>
  );
}
