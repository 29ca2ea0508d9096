/** How to use a component, shown above its stories. Sentences in English, without the name of the component. */
export interface ComponentGuide {
  readonly use: readonly string[];
  readonly avoid: readonly string[];
  /** Keys and their effect, beyond Tab and Enter. */
  readonly keyboard?: Readonly<Record<string, string>>;
}

/** Guides by the title of the stories, without `Design system/`. */
export type ComponentGuides = Readonly<Record<string, ComponentGuide>>;
