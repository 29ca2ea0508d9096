import { useColorScheme } from '@mui/material/styles';
import { i18n } from '../../../lib/backend';
import { useConsentStore } from '../../../lib/consent/use-consent';
import { useLanguage } from '../../../lib/i18n';
import { DisplaySectionView } from './DisplaySectionView';

/** The app shell saves both to the account when they change, here or in the menu. */
export function DisplaySection() {
  const language = useLanguage();
  const consent = useConsentStore();
  const { colorScheme, setMode } = useColorScheme();
  return (
    <DisplaySectionView
      language={language}
      theme={colorScheme === 'light' ? 'light' : 'dark'}
      onLanguage={(chosen) => void i18n.changeLanguage(chosen)}
      onTheme={setMode}
      onCookies={() => consent.openDialog()}
    />
  );
}
