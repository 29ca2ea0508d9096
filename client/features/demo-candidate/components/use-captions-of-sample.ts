import { useEffect, useState } from 'react';
import type { Caption } from '../../../design-system/VideoPlayer/use-captions';
import { languages } from '../../../lib/i18n';
import { captionsIn } from '../content/sample';
import { useDemoCandidateText } from '../messages/use-demo-candidate-text';

/** Captions of the sample video, created in the browser from the text of this page. */
export function useCaptionsOfSample(): readonly Caption[] {
  const text = useDemoCandidateText();
  const [sources, setSources] = useState<readonly string[]>([]);
  useEffect(() => {
    const made = languages.map((language) =>
      URL.createObjectURL(new Blob([captionsIn(language)], { type: 'text/vtt' })),
    );
    // oxlint-disable-next-line react/set-state-in-effect -- object URLs need a browser
    setSources(made);
    return () => made.forEach((source) => URL.revokeObjectURL(source));
  }, []);
  return languages.flatMap((language, index) => {
    const src = sources[index];
    return src === undefined ? [] : [{ src, language, label: text(`caption.${language}`) }];
  });
}
