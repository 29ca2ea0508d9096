import { useColorScheme } from '@mui/material/styles';
import { i18n } from '../../../lib/backend';
import { useConsentStore } from '../../../lib/consent/use-consent';
import { chooseDataSaver } from '../../../lib/data-saver';
import { useLanguage } from '../../../lib/i18n';
import { useDataSaver, useDataSaverChoice } from '../../../lib/use-data-saver';
import { DisplaySectionView } from './DisplaySectionView';

/** The app shell saves language and theme to the account when they change, here or in the menu. */
export function DisplaySection() {
  const language = useLanguage();
  const consent = useConsentStore();
  const { colorScheme, setMode } = useColorScheme();
  const dataSaver = useDataSaverChoice();
  const isSavingData = useDataSaver();
  return (
    <DisplaySectionView
      language={language}
      theme={colorScheme === 'light' ? 'light' : 'dark'}
      onLanguage={(chosen) => void i18n.changeLanguage(chosen)}
      onTheme={setMode}
      dataSaver={dataSaver}
      isSavingData={isSavingData}
      onDataSaver={chooseDataSaver}
      onCookies={() => consent.openDialog()}
    />
  );
}
