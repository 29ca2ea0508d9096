/**
 * Phrases that every posting has, which name no skill: "the ideal candidate will have a proven track record in". Without them,
 * "candidate" would find « assess candidates ».
 */
const stock = [
  /\b(?:the |our |an? )?(?:ideal|successful|qualified|suitable|perfect|strong|experienced|right|motivated|skilled) (?:candidate|applicant|individual|person|professional)s?\b/giu,
  /\b(?:candidate|applicant)s?(?= (?:will|must|should|with|who|is|are|possess\w*|ha(?:s|ve)|demonstrat\w+|excels?))/giu,
  /\b(?:will|must|should|shall|can|could|would|may) (?:also )?(?:be (?:responsible for|able to|capable of|proficient in|adept at|skilled in|tasked with|expected to|required to)|have|possess|demonstrate|need to|play an? \w+ role in)\b/giu,
  /\b(?:is|are|being) (?:responsible for|able to|capable of|proficient in|adept at|skilled in)\b/giu,
  /\b(?:we(?:'re| are)?|you(?:'re| are)?|i am)? ?(?:looking|searching|hiring|seeking) (?:for )?(?:an?|someone|individuals?|candidates?|professionals?)?\b/giu,
  /\b(?:highly|exceptionally|extremely|truly) (?:skilled|motivated|qualified|experienced|adaptable|dynamic|analytical|organi[sz]ed|talented)?\b/giu,
  /\b(?:proven|demonstrated|solid) (?:track record|ability|experience|expertise|history)\b/giu,
  /\b(?:strong|solid|deep|profound|thorough|good|excellent|exceptional|extensive|in-depth|comprehensive|keen|sound|advanced|robust|working|practical) (?:understanding|knowledge|grasp|command|background|expertise|experience|ability|proficiency|skills?)\b/giu,
  /\b(?:ability|capability|capacity|capable|able|expertise|proficiency|proficient|experience|experienced|knack|talent|passion) (?:to|of|in|with|for)\b/giu,
  /\bin this (?:\w+ )?(?:role|position|job)\b|\bas (?:an?|our) (?:\w+ ){0,2}(?:member of (?:our|the) (?:\w+ )?(?:team|organi[sz]ation|company)|professional|individual|candidate)\b/giu,
  /\bjoin our (?:\w+ )?(?:team|company|organi[sz]ation|firm)\b|\bour (?:\w+ )?(?:team|company|organi[sz]ation|firm)\b|\bjob posting\b/giu,
  /\b(?:dynamic|vibrant|fast[- ]paced|innovative|cutting[- ]edge|seamless(?:ly)?|effective(?:ly)?|efficient(?:ly)?|successful(?:ly)?|various|wide range of|leverage|utili[sz]ing|including|ensur(?:e|es|ing)|related|possess(?:es|ing)?|meticulous|proficiently|actively|adeptly)\b/giu,
];

/** A sentence without its stock phrases; itself if nothing else is left. */
export function withoutStockPhrases(sentence: string): string {
  const rest = stock
    .reduce((text, phrase) => text.replace(phrase, ' '), sentence)
    .replace(/\s+/gu, ' ')
    .trim();
  return /\p{L}{3}/u.test(rest) ? rest : sentence;
}
