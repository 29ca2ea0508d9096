import { spokenByCompanies } from './spoken-companies.js';
import { spokenInEnglish } from './spoken-english.js';
import { spokenInFrench } from './spoken-french.js';
import type { Spoken } from './spoken-words.js';

/** By the key of the person or company in `drawing/people.mjs`. */
export const spoken: Readonly<Record<string, Spoken>> = { ...spokenInFrench, ...spokenInEnglish, ...spokenByCompanies };
