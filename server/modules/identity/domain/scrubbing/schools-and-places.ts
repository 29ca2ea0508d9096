import { fold } from './fold.js';
import { matchesOf, type Span } from './span.js';

const edge = String.raw`(?<![\p{L}\p{N}])`;
const end = String.raw`(?![\p{L}\p{N}])`;
const word = String.raw`[\p{L}\p{N}]+`;

/** Words for a school that its name follows: "cégep de Sherbrooke", "University of Toronto". */
const kindsBefore =
  'universite|university|cegep|college|polytechnique|polytechnic|institut|institute|academie|academy|ecole|faculte|faculty|campus|lycee';
/** Words for a school that its name comes before: "Dawson College". */
const kindsAfter = 'university|college|institute|academy|school|polytechnic';
const joining =
  'de|du|des|d|la|le|les|l|of|the|at|a|et|and|superieure?s?|nationale?|national|technologie|technology|hautes|etudes';
/** Schools that are known by a short name, in Canada. */
const shortNames =
  'mcgill|concordia|uqam|uqac|uqar|uqat|uqtr|uqo|enap|teluq|udem|udes|ulaval|polymtl|hec|ets|esg|uottawa|uoft|ubc|sfu|ualberta|ucalgary|umanitoba|dalhousie|tmu';

const schools = [
  new RegExp(`${edge}(?:${kindsBefore})${end}(?:[\\s’'-]+(?:${joining})${end})*(?:[\\s’'-]+${word})?`, 'gu'),
  new RegExp(`${edge}${word}(?:[’']s)?[\\s-]+(?:${kindsAfter})${end}`, 'gu'),
  new RegExp(`${edge}(?:${shortNames})${end}`, 'gu'),
];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * Finds names of schools, and the parts of the person's own place, in folded text. Other places stay, because they may not be the person's.
 * @param location as in the profile: "Trois-Rivières, QC".
 */
export function schoolsAndPlacesFinder(location: string | null): (text: string) => Span[] {
  const parts = fold((location ?? '').normalize('NFC'))
    .text.split(/[,;/|()]+/u)
    .map((part) => part.trim())
    .filter((part) => part.length > 1)
    // A part with a number is an address: each longer word of it says where, too.
    .flatMap((part) => (/\d/.test(part) ? [part, ...part.split(/\s+/u).filter((each) => each.length > 3)] : [part]));
  const places = parts.map((part) =>
    part
      .split(/[\s\-’']+/u)
      .map(escaped)
      .join(String.raw`[\s\-’']+`),
  );
  const own = places.length === 0 ? [] : [new RegExp(`${edge}(?:${places.join('|')})${end}`, 'gu')];
  return (text) => matchesOf(text, ...schools, ...own);
}
