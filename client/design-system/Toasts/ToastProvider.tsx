import Stack from '@mui/material/Stack';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useUiText } from '../messages/use-ui-text';
import { layout } from '../theme/tokens';
import { Toast, type ToastData } from './Toast';
import { ToastContext, type Toasts } from './toast-context';

/** People do not read more than three. The oldest toast with a timer is removed for a new one. */
const MOST = 3;

function withRoom(list: readonly ToastData[]): ToastData[] {
  if (list.length < MOST) return [...list];
  const passing = list.findIndex((toast) => toast.tone !== 'danger');
  return list.filter((_, index) => index !== Math.max(passing, 0));
}

/** Shows toasts at the bottom, in live regions that exist before the first message. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const text = useUiText();
  const [list, setList] = useState<ToastData[]>([]);
  const lastId = useRef(0);
  const close = useCallback((id: number) => setList((before) => before.filter((toast) => toast.id !== id)), []);
  const toasts = useMemo<Toasts>(() => {
    const show = (toast: Omit<ToastData, 'id'>) => {
      lastId.current += 1;
      const id = lastId.current;
      setList((before) => [...withRoom(before), { ...toast, id }]);
    };
    return {
      success: (sentence) => show({ tone: 'success', text: sentence }),
      info: (sentence, options) => show({ tone: 'info', text: sentence, ...options }),
      error: (sentence, options) => show({ tone: 'danger', text: sentence, ...options }),
    };
  }, []);
  const of = (errors: boolean) =>
    list
      .filter((toast) => (toast.tone === 'danger') === errors)
      .map((toast) => <Toast key={toast.id} {...toast} onClose={close} />);
  return (
    <ToastContext value={toasts}>
      {children}
      <Stack
        component="section"
        aria-label={text('toast.region')}
        sx={{
          position: 'fixed',
          zIndex: 'snackbar',
          insetInline: 0,
          bottom: { xs: layout.bottomBar, lg: 0 },
          p: 2,
          gap: 1,
          alignItems: 'center',
          pointerEvents: 'none',
          // On a phone the main button of a dialog is at the bottom, so toasts move to the top and never cover it.
          // A dialog with its field at the top sets `data-messages="below"`.
          'body:has([aria-modal="true"]:not([data-messages="below"])) &': {
            top: { xs: 0, lg: 'auto' },
            bottom: { xs: 'auto', lg: 0 },
          },
        }}
      >
        <Stack role="status" sx={{ gap: 1, alignItems: 'center', maxWidth: '100%' }}>
          {of(false)}
        </Stack>
        <Stack role="alert" sx={{ gap: 1, alignItems: 'center', maxWidth: '100%' }}>
          {of(true)}
        </Stack>
      </Stack>
    </ToastContext>
  );
}
