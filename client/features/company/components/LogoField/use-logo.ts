import { useEffect, useState } from 'react';
import { useAnnounce } from '../../../../design-system/LiveRegion/live-region-context';
import { cropPhoto, openPicture } from '../../../../design-system/PhotoField/crop-photo';
import type { CropArea } from '../../../../design-system/PhotoField/crop-plan';
import { isHeic, photoRejection } from '../../../../design-system/PhotoField/photo-check';
import { useErrorText } from '../../../../lib/error-text';
import { formatBytes } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { useCompanyText } from '../../messages/use-company-text';

/** State of a logo from the chosen file to its address on the server. */
export function useLogo(
  onSend: ((picture: Blob) => Promise<string>) | undefined,
  onAddress: (address: string) => void,
) {
  const text = useCompanyText();
  const language = useLanguage();
  const errorText = useErrorText();
  const announce = useAnnounce();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  const [sendProblem, setSendProblem] = useState<string | undefined>();
  useEffect(() => {
    if (chosen === null) return;
    return () => URL.revokeObjectURL(chosen);
  }, [chosen]);

  const deliver = async (picture: Blob): Promise<void> => {
    if (onSend === undefined) return;
    setSending(true);
    try {
      onAddress(await onSend(picture));
      setChosen(null);
      announce(text('logo.chosen'));
    } finally {
      setSending(false);
    }
  };
  const choose = async (files: readonly File[]): Promise<void> => {
    const [file] = files;
    const rejection = photoRejection(files);
    setProblem(undefined);
    setSendProblem(undefined);
    if (rejection?.reason === 'size') {
      setProblem(text('logo.tooLarge', { size: formatBytes(rejection.bytes, language) }));
      return;
    }
    if (rejection !== null || file === undefined) {
      setProblem(text(rejection?.reason === 'several' ? 'logo.onlyOne' : 'logo.wrongType'));
      return;
    }
    const address = URL.createObjectURL(file);
    try {
      await openPicture(address);
      setChosen(address);
    } catch {
      URL.revokeObjectURL(address);
      // The server converts pictures that this browser cannot decode.
      if (isHeic(file)) await deliver(file).catch((error: unknown) => setProblem(errorText(error)));
      else setProblem(text('logo.unreadable'));
    }
  };
  const send = async (area: CropArea, degrees: number): Promise<void> => {
    if (chosen === null) return;
    setSendProblem(undefined);
    try {
      await deliver(await cropPhoto(chosen, area, degrees));
    } catch (error) {
      setSendProblem(errorText(error));
    }
  };
  return { chosen, isSending, problem, sendProblem, choose, send, cancel: () => setChosen(null) };
}
