import { lazy, Suspense } from 'react';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { type Choices, everything, nothingOptional } from '../../../lib/consent/consent-record';
import { useConsentState, useConsentStore } from '../../../lib/consent/use-consent';
import { CookieBanner } from './components/CookieBanner/CookieBanner';
import { useCookiesText } from './messages/use-cookies-text';

const CookieDialog = lazy(async () => ({
  default: (await import('./components/CookieDialog/CookieDialog')).CookieDialog,
}));

/** The banner until somebody answers, and the dialog while it is open. */
export function CookieQuestions({ hasBottomBar }: { hasBottomBar: boolean }) {
  const text = useCookiesText();
  const toasts = useToasts();
  const store = useConsentStore();
  const { record, isDialogOpen } = useConsentState();
  const decide = (choices: Choices): void => {
    store.decide(choices);
    toasts.success(text('saved'));
    // The pressed button disappears with the banner, so the focus moves to the content.
    if (record === null) requestAnimationFrame(() => document.getElementById('main')?.focus({ preventScroll: true }));
  };
  return (
    <>
      {record === null && (
        <CookieBanner
          hasBottomBar={hasBottomBar}
          onAcceptAll={() => decide(everything)}
          onRejectAll={() => decide(nothingOptional)}
          onChoose={() => store.openDialog()}
        />
      )}
      {isDialogOpen && (
        <Suspense fallback={null}>
          <CookieDialog
            open
            choices={record?.choices ?? nothingOptional}
            onDecide={decide}
            onClose={() => store.closeDialog()}
          />
        </Suspense>
      )}
    </>
  );
}
