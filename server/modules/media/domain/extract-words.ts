/** Words that say nothing about skills; short ones are excluded by length. */
const stopWords: Readonly<Record<'fr' | 'en', ReadonlySet<string>>> = {
  fr: new Set(
    (
      'alors ainsi après aussi autre autres avant avec avoir avais avait avons avez ayant beaucoup bien bonjour bonsoir cela celle ' +
      'celui cette ceux chaque chez chose choses comme comment dans depuis dire donc dont encore entre est-ce étais était étaient être ' +
      'faire fais fait faut fois grâce heure ici jamais jour jours juste leur leurs lorsque mais même merci mettre moins notre nous ' +
      'nos oui parce parler parle pendant peu peut peux plus plusieurs pour pourquoi pouvoir puis quand quel quelle quelles quels ' +
      'quelque quelques rien sans sera serait seront ses soit sont souvent sous suis sur surtout tous tout toute toutes très trop ' +
      'toujours vais vers veux vient voilà voir votre vous vos vraiment aime année années ans appelle jusqu cette cet car aux des les ' +
      'une que qui pas par est mes mon ma moi ont son sa ces ne ni ou où et en au du de la le un il elle ils elles on je tu ce se si'
    ).split(' '),
  ),
  en: new Set(
    (
      'about above after again also always another because been before being below between both came cannot could does doing done down ' +
      'during each even every from further going gonna have having hello here hers herself himself into itself just kind know like ' +
      'little made make makes many maybe more most much myself never often only other ours over really right said same should since ' +
      'some something such sure take than thank thanks that their theirs them themselves then there these they thing things think this ' +
      'those through today together under until very want wanted well were what when where which while will with within without would ' +
      'year years your yours yourself actually basically name called and the for are was but not you all can her his has had how our ' +
      'out she too who why did its let may one two way get got him any own'
    ).split(' '),
  ),
};

const wordPattern = /[\p{L}][\p{L}\p{N}+#'’-]*/gu;
const folded = (word: string): string => word.toLowerCase().replace(/^[a-zà-ÿ]{1,2}['’]/u, '');

function meaningful(text: string, language: 'fr' | 'en'): string[] {
  return (text.match(wordPattern) ?? [])
    .map(folded)
    .filter(
      (word) => word.length > 2 && !stopWords[language].has(word) && !stopWords[language].has(word.normalize('NFC')),
    );
}

function countOf(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const MAX_SENTENCES = 3;
const SUMMARY_CHARACTERS = 600;

/** The sentences that share the most words with the rest, in spoken order. */
export function summaryOf(text: string, language: 'fr' | 'en'): string {
  const sentences = (text.match(/[^.!?…]+[.!?…]+|[^.!?…]+$/g) ?? []).map((sentence) => sentence.trim()).filter(Boolean);
  const counts = countOf(meaningful(text, language));
  const weighed = sentences.map((sentence, place) => {
    const words = meaningful(sentence, language);
    const weight = words.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0) / Math.sqrt(words.length + 4);
    return { sentence, place, weight };
  });
  const chosen = [...weighed].sort((left, right) => right.weight - left.weight || left.place - right.place);
  let length = 0;
  return chosen
    .slice(0, MAX_SENTENCES)
    .filter(({ sentence }) => (length += sentence.length + 1) <= SUMMARY_CHARACTERS)
    .sort((left, right) => left.place - right.place)
    .map(({ sentence }) => sentence)
    .join(' ');
}
