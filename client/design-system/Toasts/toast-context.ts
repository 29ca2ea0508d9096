import { createContext, useContext } from 'react';

export interface ToastAction {
  label: string;
  onSelect: () => void;
}
export interface Toasts {
  /** Closes by itself after 3 seconds, unless the pointer or the focus is on it. */
  success: (text: string) => void;
  /** Like `success`, for neutral messages. With an action, such as undo, it stays for ten seconds. */
  info: (text: string, options?: { action?: ToastAction }) => void;
  /** Stays until it is closed. If an action failed, show the error at its button or form as well. */
  error: (text: string, options?: { action?: ToastAction }) => void;
}

export const ToastContext = createContext<Toasts | null>(null);

export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToasts needs <DesignSystemProvider>');
  return toasts;
}
