import { SaxesParser } from 'saxes';

/** An element of an answer. Its name is `namespace name`, for example `DAV: href`. */
export interface DavElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: DavElement[];
  text: string;
}

/** One resource of a 207 answer, with the properties that were found. */
export interface DavResource {
  readonly href: string;
  readonly properties: ReadonlyMap<string, DavElement>;
}

const MAX_DEPTH = 40;

/**
 * Reads the 207 answer of a WebDAV server (RFC 4918, section 13). The parser knows no entities of its own and refuses a document type,
 * so an answer cannot grow while it is read.
 *
 * @throws Error if it is not well-formed, or is not such an answer.
 */
export function multistatus(xml: string): readonly DavResource[] {
  const root = parsed(xml);
  if (root.name !== 'DAV: multistatus') throw new Error('the answer is not a multistatus');
  return all(root, 'DAV: response').map((response) => ({
    href: child(response, 'DAV: href')?.text.trim() ?? '',
    properties: new Map(
      all(response, 'DAV: propstat')
        .filter((found) => / 200 /.test(`${child(found, 'DAV: status')?.text ?? ''} `))
        .flatMap((found) => child(found, 'DAV: prop')?.children ?? [])
        .map((property) => [property.name, property]),
    ),
  }));
}

export const all = (element: DavElement, name: string): DavElement[] =>
  element.children.filter((each) => each.name === name);

export const child = (element: DavElement | undefined, name: string): DavElement | undefined =>
  element?.children.find((each) => each.name === name);

function parsed(xml: string): DavElement {
  const top: DavElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  const parser = new SaxesParser({ xmlns: true, position: false });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('a document type is not accepted');
  });
  parser.on('opentag', ({ uri, local, attributes }) => {
    if (open.length > MAX_DEPTH) throw new Error('the answer is nested too deeply');
    const values = Object.fromEntries(Object.entries(attributes).map(([name, { value }]) => [name, value]));
    const element: DavElement = { name: `${uri} ${local}`, attributes: values, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const write = (text: string): void => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on('text', write);
  parser.on('cdata', write);
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  const [root] = top.children;
  if (!root) throw new Error('the answer is empty');
  return root;
}
