import { attachment, inline } from './send-media.js';

describe('what a browser calls a file', () => {
  it('is plain letters for old readers and the whole name for the others (RFC 6266)', () => {
    expect(attachment('CV.pdf')).toBe(`attachment; filename="CV.pdf"; filename*=UTF-8''CV.pdf`);
    expect(attachment('Été (1).pdf')).toBe(
      `attachment; filename="Ete (1).pdf"; filename*=UTF-8''%C3%89t%C3%A9%20%281%29.pdf`,
    );
    expect(inline('video-1.mp4')).toBe('inline; filename="video-1.mp4"');
  });

  it.each(['a"b.pdf', 'a\\b.pdf', 'a\r\nSet-Cookie: x=y.pdf', '文書.pdf', 'a%22.pdf', '\ud800.pdf'])(
    'cannot leave its place in the header: %j',
    (name) => {
      const header = attachment(name);
      expect(header).toMatch(/^attachment; filename="[^"\\%\r\n]*"; filename\*=UTF-8''[\w.!#$&+^`|~%-]+$/);
    },
  );
});
