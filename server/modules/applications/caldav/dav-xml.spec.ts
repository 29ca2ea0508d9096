import { multistatus } from './dav-xml.js';

describe('the answer of a WebDAV server', () => {
  it('is read by namespaces, and only properties that were found', () => {
    const [one] = multistatus(`<?xml version="1.0"?>
      <multistatus xmlns="DAV:" xmlns:x="urn:x"><response><href>/a%20b/</href>
        <propstat><prop><x:name><![CDATA[A & B]]></x:name></prop><status>HTTP/1.1 200 OK</status></propstat>
        <propstat><prop><x:other/></prop><status>HTTP/1.1 404 Not Found</status></propstat>
      </response></multistatus>`);
    expect(one?.href).toBe('/a%20b/');
    expect([...(one?.properties ?? [])].map(([name, { text }]) => [name, text])).toEqual([['urn:x name', 'A & B']]);
  });

  it.each([
    ['', 'empty'],
    ['<html/>', 'another document'],
    ['<multistatus xmlns="DAV:"><response></multistatus>', 'not well-formed'],
    ['<!DOCTYPE a [<!ENTITY b "c">]><multistatus xmlns="DAV:"/>', 'with a document type'],
    [`${'<a>'.repeat(100)}${'</a>'.repeat(100)}`, 'nested deeply'],
  ])('is refused if it is wrong: %s', (xml) => {
    expect(() => multistatus(xml)).toThrow();
  });
});
