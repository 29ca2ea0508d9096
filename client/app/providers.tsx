import { CacheProvider, type EmotionCache } from '@emotion/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DesignSystemProvider } from '../design-system/theme/DesignSystemProvider';
import { i18n, queryClient, realtime, session } from '../lib/backend';
import { consent } from '../lib/consent/this-browser';
import { ConsentContext } from '../lib/consent/use-consent';
import { I18nContext } from '../lib/i18n';
import { RealtimeProvider } from '../lib/realtime/RealtimeProvider';
import { SessionContext } from '../lib/session/use-session';

interface ProvidersProps {
  readonly styles: EmotionCache;
  readonly children: ReactNode;
}

/** All context providers of the application, outermost first. */
export function Providers({ styles, children }: ProvidersProps) {
  return (
    <CacheProvider value={styles}>
      <I18nContext value={i18n}>
        <DesignSystemProvider>
          <QueryClientProvider client={queryClient}>
            <ConsentContext value={consent}>
              <SessionContext value={session}>
                <RealtimeProvider connection={realtime}>{children}</RealtimeProvider>
              </SessionContext>
            </ConsentContext>
          </QueryClientProvider>
        </DesignSystemProvider>
      </I18nContext>
    </CacheProvider>
  );
}
