/** Number of digits that a spoken number word stands for, in French and English. */
export const numberWords: ReadonlyMap<string, number> = new Map([
  ...'zero un une deux trois quatre cinq six sept huit neuf one two three four five seven eight nine oh o'
    .split(' ')
    .map((word) => [word, 1] as const),
  ...(
    'dix onze douze treize quatorze quinze seize vingt vingts trente quarante cinquante soixante septante octante nonante ' +
    'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy ' +
    'eighty ninety cent cents hundred double triple'
  )
    .split(' ')
    .map((word) => [word, 2] as const),
]);

/** Words spoken between the digits of one number. */
export const numberJoints: ReadonlySet<string> = new Set(
  'et and tiret trait dash hyphen point dot espace space plus union puis then'.split(' '),
);
