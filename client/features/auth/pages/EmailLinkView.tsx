import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Button } from '../../../design-system/Button/Button';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { TextSkeleton } from '../../../design-system/Skeletons/TextSkeleton';
import { useErrorText } from '../../../lib/error-text';
import { paths } from '../../../lib/paths';
import { CodeForm } from '../forms/CodeForm';
import { ConsentForm } from '../forms/ConsentForm';
import { EmailLinkForm } from '../forms/EmailLinkForm';
import { useAuthText } from '../messages/use-auth-text';
import { useLinkText } from '../messages/use-link-text';
import { AuthCard } from './AuthCard';
import { LinkSent } from './LinkSent';

export type EmailLinkState =
  | { readonly kind: 'ask' }
  | { readonly kind: 'looking' }
  /** The link works. It is used only when the person confirms, because programs that check emails open links too. */
  | {
      readonly kind: 'confirm';
      readonly email: string;
      readonly isNew: boolean;
      readonly needsConsents: boolean;
      readonly isOpening: boolean;
      readonly problem: unknown;
    }
  | { readonly kind: 'code' }
  | { readonly kind: 'failed'; readonly error: unknown };

export interface EmailLinkViewProps {
  readonly state: EmailLinkState;
  readonly onAsk: (email: string) => Promise<void>;
  readonly onOpen: () => void;
  /** Opens the account with the consents that were missing. */
  readonly onAgree: () => Promise<void>;
  readonly onCode: (code: string) => Promise<void>;
  /** Forgets this link, to ask for another. */
  readonly onRestart: () => void;
  readonly loginHref?: string;
  /** Initial state for stories: the address an email was sent to. */
  readonly initiallySentTo?: string;
}

/** Signing in with a link by email: asking for it, then using it. */
export function EmailLinkView(props: EmailLinkViewProps) {
  const { state, onAsk, onOpen, onAgree, onCode, onRestart, loginHref = paths.login, initiallySentTo } = props;
  const text = useAuthText();
  const linkText = useLinkText();
  const errorText = useErrorText();
  const [sentTo, setSentTo] = useState<string | null>(initiallySentTo ?? null);
  switch (state.kind) {
    case 'ask':
      if (sentTo !== null) {
        return (
          <AuthCard title={linkText('sentTitle')}>
            <LinkSent email={sentTo} onAgain={() => setSentTo(null)} />
          </AuthCard>
        );
      }
      return (
        <AuthCard title={linkText('title')} lead={linkText('lead')}>
          <EmailLinkForm
            onSubmit={async (email) => {
              await onAsk(email);
              setSentTo(email);
            }}
          />
          <Typography>
            <TextLink href={loginHref}>{linkText('back')}</TextLink>
          </Typography>
        </AuthCard>
      );
    case 'looking':
      return (
        <AuthCard title={linkText('title')}>
          <TextSkeleton count={2} label={linkText('looking')} />
        </AuthCard>
      );
    case 'confirm': {
      const { email, isNew, needsConsents, isOpening, problem } = state;
      return (
        <AuthCard title={linkText(isNew ? 'newTitle' : 'confirmTitle')}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {linkText(isNew ? 'newLead' : 'confirmLead', { email })}
          </Typography>
          {problem !== null && <Box role="alert">{errorText(problem)}</Box>}
          {needsConsents ? (
            <ConsentForm submit={text('register.submit')} onSubmit={onAgree} />
          ) : (
            <Button variant="primary" fullWidth loading={isOpening} onClick={onOpen}>
              {text(isNew ? 'register.submit' : 'login.submit')}
            </Button>
          )}
        </AuthCard>
      );
    }
    case 'code':
      return (
        <AuthCard title={text('login.codeTitle')} lead={linkText('codeLead')}>
          <CodeForm onSubmit={onCode} onBack={onRestart} />
        </AuthCard>
      );
    case 'failed':
      return (
        <AuthCard title={linkText('failedTitle')}>
          <Box role="alert">{errorText(state.error)}</Box>
          <Box>
            <Button variant="primary" onClick={onRestart}>
              {linkText('again')}
            </Button>
          </Box>
        </AuthCard>
      );
  }
}
