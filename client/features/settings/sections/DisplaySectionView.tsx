import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { SegmentedFilter } from '../../../design-system/SegmentedFilter/SegmentedFilter';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { type DataSaverChoice, dataSaverChoices } from '../../../lib/data-saver';
import { type Language, languages } from '../../../lib/i18n';
import { paths } from '../../../lib/paths';
import { useSettingsText } from '../messages/use-settings-text';

export type Theme = 'dark' | 'light';

export interface DisplaySectionViewProps {
  readonly language: Language;
  readonly theme: Theme;
  readonly onLanguage: (language: Language) => void;
  readonly onTheme: (theme: Theme) => void;
  readonly dataSaver: DataSaverChoice;
  /** Whether data is saved now, by this choice or because the browser asks. */
  readonly isSavingData: boolean;
  readonly onDataSaver: (choice: DataSaverChoice) => void;
  /** Opens the cookie settings. */
  readonly onCookies: () => void;
}

/** Theme, language, data saver and cookies. */
export function DisplaySectionView(props: DisplaySectionViewProps) {
  const { language, theme, onLanguage, onTheme, dataSaver, isSavingData, onDataSaver, onCookies } = props;
  const text = useSettingsText();
  return (
    <>
      <Card as="section" title={text('display.language')} titleLevel={2}>
        <SegmentedFilter
          label={text('display.language')}
          options={languages.map((value) => ({ value, label: text(`display.language.${value}`) }))}
          value={language}
          onChange={onLanguage}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('display.languageHint')}
        </Typography>
      </Card>
      <Card as="section" title={text('display.theme')} titleLevel={2}>
        <SegmentedFilter
          label={text('display.theme')}
          options={(['dark', 'light'] as const).map((value) => ({ value, label: text(`display.theme.${value}`) }))}
          value={theme}
          onChange={onTheme}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('display.themeHint')}
        </Typography>
      </Card>
      <Card as="section" title={text('display.data')} titleLevel={2}>
        <SegmentedFilter
          label={text('display.data')}
          options={dataSaverChoices.map((value) => ({ value, label: text(`display.data.${value}`) }))}
          value={dataSaver}
          onChange={onDataSaver}
        />
        <Typography role="status">{text(isSavingData ? 'display.dataIsOn' : 'display.dataIsOff')}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('display.dataHint')}
        </Typography>
      </Card>
      <Card as="section" title={text('display.cookies')} titleLevel={2}>
        <Typography sx={{ color: 'text.secondary' }}>{text('display.cookiesHint')}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Button onClick={onCookies} aria-haspopup="dialog">
            {text('display.cookiesOpen')}
          </Button>
          <TextLink href={paths.cookiePolicy}>{text('display.cookiePolicy')}</TextLink>
        </Box>
      </Card>
    </>
  );
}
