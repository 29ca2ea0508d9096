import { Injectable } from '@nestjs/common';
import type { Language } from '../../../platform/http/language.js';
import { linkText } from '../engine/link/link-text.js';
import { foldText } from '../engine/text/fold.js';
import { CurrentOntology } from '../lexicon/current-ontology.js';

/** A skill or occupation that a text names. `text.slice(start, end)` is the name as written. */
export interface NamedConcept {
  readonly id: string;
  readonly kind: 'occupation' | 'skill';
  /** The display name in the reader's language. */
  readonly name: string;
  readonly isLanguage: boolean;
  readonly start: number;
  readonly end: number;
  /** 1, or less where the name has other meanings too. */
  readonly confidence: number;
}

export interface TextToRead {
  readonly text: string;
  /** A list of skills, where a name with several meanings is the skill. */
  readonly isList?: boolean;
  readonly isTitle?: boolean;
}

export type ReadConcepts = (part: TextToRead) => readonly NamedConcept[];

/** Words that mean other things too count less than half, also beside another word of their field. */
const UNSURE = 0.4;

/** The concepts of the lexicon that a text names, without those it denies. */
@Injectable()
export class ConceptsInText {
  constructor(private readonly ontology: CurrentOntology) {}

  /**
   * Reads parts of one document. The other words of the document decide the meaning of ambiguous names.
   *
   * @example const read = concepts.of(document, 'fr'); read({ text: 'Soudure TIG', isList: true });
   */
  of(document: string, language: Language): ReadConcepts {
    const ontology = this.ontology.get();
    const folded = foldText(document);
    return ({ text, isList = false, isTitle = false }) =>
      linkText(text, ontology, { language: null, isListItem: isList, isTitle, document: folded })
        .mentions.filter(({ isNegated }) => !isNegated)
        .map(({ concept: { id, kind, type }, start, end, confidence, isUnsure, isDoubtful }) => {
          const name = ontology.name(id)[language];
          return {
            id,
            kind,
            name: name.charAt(0).toUpperCase() + name.slice(1),
            isLanguage: type === 'language',
            start,
            end,
            confidence: isUnsure || isDoubtful ? confidence * UNSURE : confidence,
          };
        });
  }
}
