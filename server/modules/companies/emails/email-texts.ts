/** The texts of the email with the code for a company's domain; `{code}` and `{minutes}` are filled in. */
export interface DomainCodeText {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Why the person gets this email. */
  readonly footer: string;
}
