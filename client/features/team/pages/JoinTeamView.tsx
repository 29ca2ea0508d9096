import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { InvitationPreview } from '@modules/companies/http/team.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { FactList } from '../../../design-system/FactList/FactList';
import { Page } from '../../../design-system/Page/Page';
import { TextSkeleton } from '../../../design-system/Skeletons/TextSkeleton';
import { useErrorText } from '../../../lib/error-text';
import { formatDate } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import type { Loadable } from '../../../lib/loadable';
import { useTeamText } from '../messages/use-team-text';

export interface JoinTeamViewProps {
  /** Null: the page was opened without a code. */
  readonly invitation: Loadable<InvitationPreview> | null;
  /** The signed-in person, or null. */
  readonly reader: { readonly email: string; readonly user_type: string } | null;
  readonly registerHref: string;
  readonly loginHref: string;
  readonly onAccept: () => Promise<void>;
}

/** Page of an emailed invitation: its content and the next step. */
export function JoinTeamView({ invitation, ...next }: JoinTeamViewProps) {
  const text = useTeamText();
  const errorText = useErrorText();
  const title = invitation?.status === 'failed' ? text('join.failedTitle') : text('join.title');
  return (
    <Page width="narrow">
      <Card as="section">
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Typography variant="h1">{title}</Typography>
          {invitation === null && <Typography>{text('join.noLink')}</Typography>}
          {invitation?.status === 'loading' && <TextSkeleton count={3} label={text('join.running')} />}
          {invitation?.status === 'failed' && <Typography role="alert">{errorText(invitation.error)}</Typography>}
          {invitation?.status === 'ready' && <Invitation {...next} invitation={invitation.data} />}
        </Box>
      </Card>
    </Page>
  );
}

interface InvitationProps extends Omit<JoinTeamViewProps, 'invitation'> {
  readonly invitation: InvitationPreview;
}

function Invitation({ invitation, ...next }: InvitationProps) {
  const text = useTeamText();
  const language = useLanguage();
  const { company, role, email, expires_at: until } = invitation;
  return (
    <>
      <Typography>{text('join.lead', { company: company.name })}</Typography>
      <FactList
        facts={[
          { label: text('join.role'), value: text(`role.${role}`) },
          { label: text('join.email'), value: email },
          { label: text('join.until'), value: formatDate(until, language) },
        ]}
      />
      <NextStep {...next} email={email} />
    </>
  );
}

function NextStep({
  reader,
  email,
  registerHref,
  loginHref,
  onAccept,
}: Omit<InvitationProps, 'invitation'> & { readonly email: string }) {
  const text = useTeamText();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  if (reader === null) {
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="primary" href={registerHref}>
          {text('join.register')}
        </Button>
        <Button href={loginHref}>{text('join.logIn')}</Button>
      </Box>
    );
  }
  if (reader.email !== email) {
    return <Typography role="alert">{text('join.otherAccount', { email: reader.email })}</Typography>;
  }
  if (reader.user_type !== 'RECRUITER') return <Typography role="alert">{text('join.seeker')}</Typography>;
  const accept = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      await onAccept();
    } catch (refusal) {
      setError(refusal);
      setBusy(false);
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {error !== null && <Typography role="alert">{errorText(error)}</Typography>}
      <Box>
        <Button variant="primary" loading={isBusy} onClick={() => void accept()}>
          {text('join.accept')}
        </Button>
      </Box>
    </Box>
  );
}
