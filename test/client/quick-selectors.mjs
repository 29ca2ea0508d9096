/** For each selector, what an element must have for each alternative; null if only the full matcher can decide. */
const needs = new Map();

/**
 * Whether an element certainly does not match a selector, without asking the full matcher.
 * Example: `.css-abc > p:hover, input[type="file"]` needs a `p`, or an `input` with the attribute `type`.
 * @param {{ localName: string, classList: { contains(name: string): boolean }, hasAttribute(name: string): boolean }} element
 * @param {unknown} selector
 */
export function cannotMatch(element, selector) {
  if (typeof selector !== 'string') return false;
  let alternatives = needs.get(selector);
  if (alternatives === undefined) {
    alternatives = needsOf(selector);
    needs.set(selector, alternatives);
  }
  return alternatives !== null && !alternatives.some((need) => isMet(need, element));
}

function isMet({ tag, classes, attributes }, element) {
  if (tag !== '' && tag !== element.localName.toLowerCase()) return false;
  return (
    classes.every((name) => element.classList.contains(name)) && attributes.every((name) => element.hasAttribute(name))
  );
}

function needsOf(selector) {
  // The arguments of a function such as `:not(…)` need not be on the element itself.
  const plain = withoutArguments(selector.replace(/\[\s*([\w-]+)[^\]"']*(?:"[^"]*"|'[^']*')?[^\]"']*\]/g, '[$1]'));
  if (!/^[\w\s.,#*>+~:[\]-]+$/.test(plain)) return null;
  return plain.split(',').map((alternative) => {
    const last =
      alternative
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    return {
      tag: (/^[\w-]+/.exec(last)?.[0] ?? '').toLowerCase(),
      classes: [...last.matchAll(/\.([\w-]+)/g)].map(([, name]) => name),
      attributes: [...last.matchAll(/\[([\w-]+)\]/g)].map(([, name]) => name),
    };
  });
}

function withoutArguments(selector) {
  for (let text = selector; ;) {
    const shorter = text.replace(/\([^()]*\)/g, '');
    if (shorter === text) return text;
    text = shorter;
  }
}
