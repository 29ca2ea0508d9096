import { DocsContext, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { addressOf } from '../story-address';
import type { Caption } from './step';

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Frames are drawn smaller, so that both widths of a step stand side by side. */
const SCALE = 0.5;
const words = {
  fr: {
    desktop: 'Ordinateur',
    phone: 'Téléphone',
    open: (step: number) => `Ouvrir l’étape ${step} avec les contrôles`,
  },
  en: { desktop: 'Desktop', phone: 'Phone', open: (step: number) => `Open step ${step} with controls` },
};

/** Documentation page of a flow: its screens in order, each with a sentence, on a desktop and on a phone, in the toolbar's theme and language. */
export function FlowPage() {
  const context = useContext(DocsContext);
  const steps = context.componentStories();
  const [first] = steps;
  const [globals, setGlobals] = useState(() => (first ? context.getStoryContext(first).globals : {}));
  useEffect(() => {
    const update = (changed: { globals: typeof globals }): void => setGlobals(changed.globals);
    context.channel.on('globalsUpdated', update);
    return () => context.channel.off('globalsUpdated', update);
  }, [context]);
  const locale = globals.locale === 'en' ? 'en' : 'fr';
  const theme = globals.theme === 'light' ? 'light' : 'dark';
  const text = words[locale];
  const inLanguage = (value: unknown): string => captionOf(value)[locale];
  return (
    <>
      <Title />
      <Subtitle>{inLanguage(first?.parameters.flow)}</Subtitle>
      {steps.map(({ id, parameters }, index) => {
        const caption = inLanguage(parameters.caption);
        const src = addressOf(id, null, { theme, locale });
        return (
          <section key={id} style={{ marginBlock: 32 }}>
            <h2>
              {index + 1}. {caption}
            </h2>
            <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
              <Frame title={`${text.desktop}: ${caption}`} src={src} size={DESKTOP} />
              <Frame title={`${text.phone}: ${caption}`} src={src} size={PHONE} />
            </div>
            <a href={`./?path=/story/${id}`} target="_top">
              {text.open(index + 1)}
            </a>
          </section>
        );
      })}
    </>
  );
}

function Frame({ title, src, size }: { readonly title: string; readonly src: string; readonly size: typeof DESKTOP }) {
  return (
    <div style={{ width: size.width * SCALE, height: size.height * SCALE, overflow: 'hidden' }}>
      <iframe
        title={title}
        src={src}
        loading="lazy"
        style={{ ...size, border: 0, transform: `scale(${SCALE})`, transformOrigin: '0 0' }}
      />
    </div>
  );
}

function captionOf(value: unknown): Caption {
  if (typeof value === 'object' && value !== null && 'fr' in value && 'en' in value)
    return { fr: String(value.fr), en: String(value.en) };
  throw new Error('A flow and each of its steps have a sentence in both languages.');
}
