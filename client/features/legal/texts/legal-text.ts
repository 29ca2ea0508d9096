/** Types of legal texts as data. One type per page lists its parts, so that both languages have the same ones. */

type Repeat<T, N extends number, Done extends readonly T[] = readonly []> = Done['length'] extends N
  ? Done
  : Repeat<T, N, readonly [...Done, T]>;

/** Parts that the page itself renders inside the text. */
export type Slot = 'cookie-choices' | 'privacy-officer' | 'kept-items' | 'lifetime-maxima' | 'rights';

/** A paragraph, a list with a number of items, a table with a number of columns and rows, or a slot. */
type Kind = 'text' | number | readonly ['table', number, number] | { readonly slot: Slot };

type BlockOf<K extends Kind> = K extends 'text'
  ? string
  : K extends number
    ? Repeat<string, K>
    : K extends readonly ['table', infer Columns extends number, infer Rows extends number]
      ? {
          readonly caption: string;
          readonly head: Repeat<string, Columns>;
          readonly rows: Repeat<Repeat<string, Columns>, Rows>;
        }
      : K;

type Body<Kinds extends readonly Kind[]> = { readonly [I in keyof Kinds]: BlockOf<Kinds[I]> };

interface Part<Kinds extends readonly Kind[]> {
  readonly title: string;
  readonly body: Body<Kinds>;
}

/** `Sections` lists the sections of the page in order, with their blocks; `Box` is the framed part beside them. */
export type LegalText<Sections extends Record<string, readonly Kind[]>, Box extends readonly Kind[] | null = null> = {
  readonly title: string;
  readonly lead: string;
  readonly sections: { readonly [S in keyof Sections]: Part<Sections[S]> };
} & (Box extends readonly Kind[] ? { readonly box: Part<Box> } : unknown);

/** Any legal text, as the page renders it, without the sizes in its type. Links are `[politique](/legal/…)`. */
export type Block =
  | string
  | readonly string[]
  | { readonly caption: string; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly slot: Slot };

export interface AnyPart {
  readonly title: string;
  readonly body: readonly Block[];
}

export interface AnyLegalText {
  readonly title: string;
  readonly lead: string;
  readonly sections: Readonly<Record<string, AnyPart>>;
  readonly box?: AnyPart;
}
