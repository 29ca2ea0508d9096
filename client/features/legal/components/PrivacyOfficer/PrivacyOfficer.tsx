import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ClientConfig } from '@modules/operations/http/client-config.contract';
import { Notice } from '../../../../design-system/Notice/Notice';
import { useLegalText } from '../../messages/use-legal-text';

export interface PrivacyOfficerProps {
  readonly officer: ClientConfig['privacy_officer'];
  readonly isDemo: boolean;
}

/** Name and contact details of the privacy officer. */
export function PrivacyOfficer({ officer, isDemo }: PrivacyOfficerProps) {
  const text = useLegalText();
  const { name, title, email, address } = officer;
  if (name === null) return <Notice tone="info">{text(isDemo ? 'officer.demo' : 'officer.missing')}</Notice>;
  return (
    <Box component="address" sx={{ p: 2, bgcolor: 'background.sunken', borderRadius: 2, fontStyle: 'normal' }}>
      <Box component="p" sx={{ fontWeight: 'bold' }}>
        {name}
      </Box>
      {title !== null && <p>{title}</p>}
      {email !== null && (
        <p>
          <Link href={`mailto:${email}`}>{email}</Link>
        </p>
      )}
      {address !== null && (
        <Box component="p" sx={{ whiteSpace: 'pre-line' }}>
          {address}
        </Box>
      )}
    </Box>
  );
}
