import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UserType } from '@modules/identity/http/users.contract';
import { Card } from '../../../design-system/Card/Card';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { paths } from '../../../lib/paths';
import { DeleteAccount, type DeleteAccountProps } from '../components/DeleteAccount';
import { ExportCard, type ExportCardProps } from '../components/ExportCard';
import { useSettingsText } from '../messages/use-settings-text';

export type DataSectionViewProps = ExportCardProps & DeleteAccountProps & { readonly userType: UserType };

/** The person's data: export it or close the account. */
export function DataSectionView({ userType, onExport, ...leaving }: DataSectionViewProps) {
  const text = useSettingsText();
  return (
    <>
      {userType === 'JOB_SEEKER' && <ExportCard onExport={onExport} />}
      <Card as="section" title={text('correct.title')} titleLevel={2}>
        <Typography sx={{ color: 'text.secondary' }}>{text('correct.sentence')}</Typography>
        <Box>
          <TextLink href={paths.profile}>{text('correct.link')}</TextLink>
        </Box>
      </Card>
      <DeleteAccount userType={userType} {...leaving} />
    </>
  );
}
