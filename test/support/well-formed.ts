/** Element names of an XML text in order. Strict: throws if a tag, an entity or the nesting is not well-formed. */
export function elementsOf(xml: string): readonly string[] {
  const open: string[] = [];
  const names: string[] = [];
  const body = xml.replace(/^<\?xml [^?]*\?>\s*/, '');
  if (body === xml) throw new Error('no XML declaration');
  for (const piece of body.match(/<[^>]*>|[^<]+/g) ?? []) {
    const stray = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[0-9a-f]+);)/i.exec(piece);
    if (stray) throw new Error(`a bare & in ${piece.slice(0, 80)}`);
    if (!piece.startsWith('<')) {
      if (open.length === 0 && piece.trim() !== '') throw new Error(`text outside of the document: ${piece.trim()}`);
      continue;
    }
    const tag = /^<(\/?)([a-z][\w:.-]*)((?:\s+[a-z][\w:.-]*="[^"<]*")*)\s*(\/?)>$/i.exec(piece);
    if (!tag) throw new Error(`no tag: ${piece.slice(0, 80)}`);
    const [, closes, name = '', , isEmpty] = tag;
    if (closes) {
      const last = open.pop();
      if (last !== name) throw new Error(`</${name}> closes <${last}>`);
    } else {
      names.push(name);
      if (!isEmpty) open.push(name);
    }
  }
  if (open.length > 0) throw new Error(`never closed: ${open.join(', ')}`);
  return names;
}
