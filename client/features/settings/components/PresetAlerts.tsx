import Typography from '@mui/material/Typography';
import { Card } from '../../../design-system/Card/Card';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { paths } from '../../../lib/paths';
import { useSettingsText } from '../messages/use-settings-text';
import { PreferenceSwitch } from './PreferenceSwitch';

export interface PresetWithAlert {
  readonly id: string;
  readonly name: string;
  readonly alert: boolean;
}

export interface PresetAlertsProps {
  readonly presets: readonly PresetWithAlert[];
  readonly onChange: (presetId: string, alert: boolean) => Promise<void>;
}

/** Switches per preset of the candidate search: notify the recruiter of new candidates. */
export function PresetAlerts({ presets, onChange }: PresetAlertsProps) {
  const text = useSettingsText();
  return (
    <Card as="section" title={text('notifications.presets')} titleLevel={2}>
      {presets.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          {text('notifications.presetsNone')}{' '}
          <TextLink href={paths.recruiterCandidates}>{text('notifications.presetsSearch')}</TextLink>
        </Typography>
      )}
      {presets.map(({ id, name, alert }) => (
        <PreferenceSwitch
          key={id}
          label={name}
          hint={text('notifications.presetHint')}
          checked={alert}
          onChange={(wanted) => onChange(id, wanted)}
        />
      ))}
    </Card>
  );
}
