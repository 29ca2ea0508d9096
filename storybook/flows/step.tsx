import type { Args, StoryObj } from '@storybook/react-vite';
import { createElement, type ComponentType, type ReactNode } from 'react';

/** A short sentence about what the person does on a screen. */
export interface Caption {
  readonly fr: string;
  readonly en: string;
}

/** The part of a meta or story that a step uses. */
interface Drawn {
  readonly component?: ComponentType<never>;
  readonly args?: object;
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly render?: (args: never, context: never) => ReactNode;
}

/** Draws what the pages of a flow have around the component. */
type Frame = (content: ReactNode) => ReactNode;

/**
 * A screen of a flow: a story of a page or component with its data and texts, which the controls change.
 * `step({ fr: 'Ouvre une offre.', en: 'Opens a job.' }, jobMeta, jobStories.ForASeeker)`
 */
export function step(caption: Caption, meta: Drawn, story: Drawn, frame: Frame = (content) => content): StoryObj {
  const draw: ((args: never, context: never) => ReactNode) | undefined = story.render ?? meta.render;
  return {
    args: { ...meta.args, ...story.args },
    parameters: { ...meta.parameters, ...story.parameters, en: englishOf(meta, story), caption },
    render: (args, context) => (
      <>{frame(draw ? draw(args as never, context as never) : createElement(componentOf(meta), args))}</>
    ),
  };
}

function componentOf({ component }: Drawn): ComponentType<Args> {
  if (component === undefined) throw new Error('A step has a component or a way to draw it.');
  return component as ComponentType<Args>;
}

/** As Storybook merges them: `en: null` of a story takes those of its file away. */
function englishOf(meta: Drawn, story: Drawn): Args | null {
  const [ofFile, own] = [meta.parameters?.en, story.parameters?.en];
  if (own === null) return null;
  const merged = { ...(isArgs(ofFile) && ofFile), ...(isArgs(own) && own) };
  // Args of the story that have no English are the same in both languages.
  const kept = Object.entries(merged).filter(([name]) =>
    isArgs(own) && name in own ? true : !(name in (story.args ?? {})),
  );
  return Object.fromEntries(kept);
}

function isArgs(value: unknown): value is Args {
  return typeof value === 'object' && value !== null;
}
