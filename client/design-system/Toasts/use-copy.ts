import { useToasts } from './toast-context';

/** Copies text to the clipboard and tells the person whether it worked. */
export function useCopy(words: {
  readonly copied: string;
  readonly notCopied: string;
}): (text: string) => Promise<void> {
  const toasts = useToasts();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.success(words.copied);
    } catch {
      // The clipboard may be unavailable, for example without TLS.
      toasts.error(words.notCopied);
    }
  };
}
