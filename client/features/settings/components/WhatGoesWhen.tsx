import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UserType } from '@modules/identity/http/users.contract';
import { radius } from '../../../design-system/theme/tokens';
import { useSettingsText } from '../messages/use-settings-text';

type Line = Parameters<ReturnType<typeof useSettingsText>>[0];

const now: Readonly<Record<UserType, readonly Line[]>> = {
  JOB_SEEKER: ['delete.now.session', 'delete.now.hidden', 'delete.now.files', 'delete.now.name', 'delete.now.holds'],
  RECRUITER: ['delete.now.session', 'delete.now.filesRecruiter', 'delete.now.name', 'delete.now.holdsRecruiter'],
  OPERATOR: ['delete.now.session', 'delete.now.name'],
};

/** The data that are erased immediately, those erased within thirty days, and those that the law requires us to keep. */
export function WhatGoesWhen({ userType }: { userType: UserType }) {
  const text = useSettingsText();
  const parts: readonly { readonly title: Line; readonly lines: readonly Line[] }[] = [
    { title: 'delete.now', lines: now[userType] },
    { title: 'delete.soon', lines: ['delete.soon.rest'] },
    {
      title: 'delete.kept',
      lines: userType === 'RECRUITER' ? ['delete.kept.payments', 'delete.kept.others'] : ['delete.kept.others'],
    },
  ];
  return (
    <Box sx={{ display: 'grid', gap: 2, p: 2, borderRadius: `${radius.control}px`, bgcolor: 'background.sunken' }}>
      {parts.map(({ title, lines }) => (
        <Box key={title} sx={{ display: 'grid', gap: 0.5 }}>
          <Typography component="h3" sx={{ fontWeight: 'bold' }}>
            {text(title)}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
            {lines.map((line) => (
              <li key={line}>{text(line)}</li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
