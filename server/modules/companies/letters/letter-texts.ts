/** The e-mail with the code of a company's domain; `{code}` and `{minutes}` are filled in. */
export interface DomainCodeText {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Why this e-mail came. */
  readonly footer: string;
}
