import { useEffect, useState } from 'react';
import { useErrorText } from '../../lib/error-text';
import { formatBytes } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { useAnnounce } from '../LiveRegion/live-region-context';
import { useUiText } from '../messages/use-ui-text';
import { useToasts } from '../Toasts/toast-context';
import { cropPhoto, openPicture } from './crop-photo';
import type { CropArea } from './crop-plan';
import { isHeic, photoRejection } from './photo-check';
import type { PhotoFieldProps } from './PhotoField';

/** State of a photo from the chosen file to the saved photo. */
export function usePhoto({ onSave, onRemove }: Pick<PhotoFieldProps, 'onSave' | 'onRemove'>) {
  const text = useUiText();
  const language = useLanguage();
  const errorText = useErrorText();
  const announce = useAnnounce();
  const toasts = useToasts();
  const [chosen, setChosen] = useState<string | null>(null);
  const [busy, setBusy] = useState<'saving' | 'removing' | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const [saveProblem, setSaveProblem] = useState<string | undefined>();
  useEffect(() => {
    if (chosen === null) return;
    return () => URL.revokeObjectURL(chosen);
  }, [chosen]);

  const choose = async (files: readonly File[]): Promise<void> => {
    const [file] = files;
    const rejection = photoRejection(files);
    setProblem(undefined);
    setSaveProblem(undefined);
    if (rejection?.reason === 'size') {
      setProblem(text('photo.tooLarge', { size: formatBytes(rejection.bytes, language) }));
    } else if (rejection !== null || file === undefined) {
      setProblem(text(rejection?.reason === 'several' ? 'dropzone.onlyOne' : 'photo.wrongType'));
    } else {
      const address = URL.createObjectURL(file);
      try {
        await openPicture(address);
        setChosen(address);
      } catch {
        URL.revokeObjectURL(address);
        if (isHeic(file)) await sendUnseen(file);
        else setProblem(text('photo.unreadable'));
      }
    }
  };
  /** The server converts and crops photos that this browser cannot decode. */
  const sendUnseen = async (file: File): Promise<void> => {
    setBusy('saving');
    try {
      await onSave(file);
      toasts.success(text('photo.savedUnseen'));
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(null);
    }
  };
  const save = async (area: CropArea, degrees: number): Promise<void> => {
    if (chosen === null) return;
    setBusy('saving');
    setSaveProblem(undefined);
    try {
      await onSave(await cropPhoto(chosen, area, degrees));
      setChosen(null);
      announce(text('photo.saved'));
    } catch (error) {
      setSaveProblem(errorText(error));
    } finally {
      setBusy(null);
    }
  };
  /** @returns whether it was removed. */
  const remove = async (): Promise<boolean> => {
    setBusy('removing');
    setProblem(undefined);
    try {
      await onRemove();
      announce(text('photo.removed'));
      return true;
    } catch (error) {
      setProblem(`${text('photo.removeFailed')} ${errorText(error)}`);
      return false;
    } finally {
      setBusy(null);
    }
  };
  return { chosen, busy, problem, saveProblem, choose, save, remove, cancel: () => setChosen(null) };
}
