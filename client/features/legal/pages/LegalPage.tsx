import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { CategoryChoices } from '../cookies/components/CategoryChoices/CategoryChoices';
import { KeptItems } from '../cookies/components/KeptItems/KeptItems';
import { LifetimeMaxima } from '../cookies/components/KeptItems/LifetimeMaxima';
import { useClientConfig } from '../../../lib/client-config';
import { useConsentState, useConsentStore } from '../../../lib/consent/use-consent';
import { type Language, useLanguage } from '../../../lib/i18n';
import { useSession } from '../../../lib/session/use-session';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { PrivacyOfficer } from '../components/PrivacyOfficer/PrivacyOfficer';
import { RightsLinks } from '../components/RightsLinks/RightsLinks';
import { lastUpdated } from '../texts/facts';
import type { AnyLegalText } from '../texts/legal-text';
import { type LegalPageName, loadText } from '../texts/load-text';
import { LegalView } from './LegalView';

export function LegalPage({ page }: { page: LegalPageName }) {
  const store = useConsentStore();
  const { record } = useConsentState();
  const session = useSession();
  const config = useClientConfig();
  const { document: legalText, isFailed, retry } = useLegalDocument(page, useLanguage());
  useDocumentTitle(legalText?.title ?? '');
  useAnchor(legalText !== null);
  return (
    <LegalView
      document={legalText}
      lastUpdated={lastUpdated[page]}
      isFailed={isFailed}
      onRetry={retry}
      onPrint={() => window.print()}
      slots={{
        'privacy-officer': config && <PrivacyOfficer officer={config.privacy_officer} isDemo={config.demo_mode} />,
        rights: <RightsLinks isSignedIn={session.status === 'signed-in'} />,
        'cookie-choices': (
          <CategoryChoices
            record={record}
            onChange={(category, allowed) => store.change(category, allowed)}
            onOpenDialog={() => store.openDialog()}
          />
        ),
        'kept-items': <KeptItems />,
        'lifetime-maxima': <LifetimeMaxima />,
      }}
    />
  );
}

interface Loaded {
  readonly page: LegalPageName;
  readonly language: Language;
  readonly document: AnyLegalText | null;
}

/** The text in the reader's language. After a change of language, the old text stays until the new one is loaded. */
function useLegalDocument(page: LegalPageName, language: Language) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const settle = (document: AnyLegalText | null): void => {
      if (isCurrent) setLoaded({ page, language, document });
    };
    loadText(page, language).then(settle, () => settle(null));
    return () => {
      isCurrent = false;
    };
  }, [page, language, attempt]);
  const retry = useCallback(() => {
    setLoaded(null);
    setAttempt((before) => before + 1);
  }, []);
  const isThisPage = loaded?.page === page;
  return {
    document: isThisPage ? loaded.document : null,
    isFailed: isThisPage && loaded.document === null,
    retry,
  };
}

/** Scrolls to the fragment (`#retention`) once the text is loaded. */
function useAnchor(isReady: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isReady && hash !== '') document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [isReady, hash]);
}
