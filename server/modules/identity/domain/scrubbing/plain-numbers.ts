/** One number as written: its digits, and the text between it and the previous number. */
export interface DigitGroup {
  readonly digits: string;
  readonly before: string;
}

const isYear = ({ digits }: DigitGroup): boolean => /^(?:19|20)\d\d$/.test(digits);
const isMonth = ({ digits }: DigitGroup): boolean => digits.length <= 2 && Number(digits) >= 1 && Number(digits) <= 12;
const isDay = ({ digits }: DigitGroup): boolean => digits.length <= 2 && Number(digits) >= 1 && Number(digits) <= 31;
const isDateSign = ({ before }: DigitGroup): boolean => /^\s?[-/.]\s?$/.test(before);
const isThousand = ({ digits, before }: DigitGroup): boolean => digits.length === 3 && /^[\s,.'’]$/.test(before);
const isList = ({ before }: DigitGroup): boolean => /^,\s?$|^\/$/.test(before);

/** Number of groups that form a year, a date or a month; 0 for none. */
function dateLength([first, second, third]: readonly (DigitGroup | undefined)[]): number {
  if (!first) return 0;
  if (second && third && isDateSign(second) && isDateSign(third)) {
    const isIso = isYear(first) && isMonth(second) && isDay(third);
    const isOther = isYear(third) && ((isDay(first) && isMonth(second)) || (isMonth(first) && isDay(second)));
    if (isIso || isOther) return 3;
  }
  if (second && isDateSign(second) && ((isYear(first) && isMonth(second)) || (isMonth(first) && isYear(second)))) {
    return 2;
  }
  return isYear(first) ? 1 : 0;
}

/** Number of groups that form an amount: "1 500 000", "75 000"; 0 for none. Nobody earns billions. */
function amountLength(groups: readonly DigitGroup[], isMoney: boolean): number {
  const [first, ...rest] = groups;
  if (!first || first.digits.length > 3) return isMoney && first && first.digits.length <= 8 ? 1 : 0;
  let length = 1;
  for (const group of rest) {
    if (!isThousand(group) || length === 3) break;
    length += 1;
  }
  // Three groups of three can also be an insurance number.
  if (!isMoney && length === 3 && first.digits.length === 3) return 0;
  return length >= 2 ? length : isMoney ? 1 : 0;
}

/**
 * Whether a row of numbers consists only of years, dates and amounts, so it is not a phone number.
 *
 * @param isMoney a currency or a word for pay is beside it.
 */
export function isPlainNumbers(groups: readonly DigitGroup[], isMoney: boolean): boolean {
  let at = 0;
  let wasYear = false;
  while (at < groups.length) {
    const rest = groups.slice(at, at + 4);
    const [first, second] = rest;
    const date = dateLength(rest);
    // "2015, 150 people": a small number beside a year.
    const isSmall = first !== undefined && first.digits.length <= 3;
    const besideYear =
      isSmall && ((wasYear && isList(first)) || (second !== undefined && isList(second) && isYear(second)));
    const length = date || amountLength(rest, isMoney) || (besideYear ? 1 : 0);
    if (length === 0) return false;
    wasYear = date > 0;
    at += length;
  }
  return true;
}

/** One- or two-digit numbers separated by commas: "5, 10, 15, 20". */
export function isShortList(groups: readonly DigitGroup[]): boolean {
  const [, ...rest] = groups;
  const digits = groups.reduce((sum, group) => sum + group.digits.length, 0);
  return digits < 10 && rest.every(isList) && groups.every((group) => group.digits.length <= 2);
}
