const light =
  '--bg:#FAF7F2;--surface:#FFF;--line:#E2DACE;--text:#1A1D25;--muted:#565E6C;--link:#8A4A00;--warn:rgba(122,82,0,.1)';

/**
 * Styles of the public pages that the client did not write, until the application replaces them and for readers without scripts. Same colours, sizes and
 * positions (client/design-system/theme/tokens.ts), so that nothing moves.
 */
export const pageStyle = `
#public-page{--bg:#0F1218;--surface:#161A22;--line:#2A3140;--text:#EEF0F5;--muted:#AAB3C2;--link:#FFC578;--accent:#FFB454;--on:#1C1304;--warn:rgba(243,207,107,.12);color:var(--text);background:var(--bg);min-height:100vh;font:15px/1.5 'Inter Variable','Inter Fallback',system-ui,sans-serif}
[data-theme=light] #public-page{${light}}
@media(prefers-color-scheme:light) and (scripting:none){#public-page{${light}}}
body{margin:0}
#public-page *{box-sizing:border-box}
#public-page a{color:var(--link)}
#public-page header{display:flex;align-items:center;gap:16px;min-height:64px;padding:0 16px;border-bottom:1px solid var(--line)}
#public-page header b,#public-page h1,#public-page h2{font-family:'Bricolage Grotesque Variable','Bricolage Fallback',system-ui,sans-serif;letter-spacing:-.015em;line-height:1.12;text-wrap:balance}
#public-page header b{font-size:22px}
#public-page header a:first-child{color:var(--text);text-decoration:none;margin-right:auto}
#public-page main{max-width:1304px;margin:0 auto;padding:24px 16px 48px;display:grid;gap:24px;overflow-wrap:anywhere}
#public-page h1{font-size:clamp(28px,4vw,34px);margin:0;max-width:22em}
#public-page h2{font-size:22px;margin:0 0 12px}
#public-page section+section{margin-top:24px}
#public-page h3{font-size:15px;margin:16px 0 8px}
#public-page p{margin:0 0 12px;max-width:68ch}
#public-page ul,#public-page ol{margin:0 0 12px;padding-left:20px;max-width:68ch}
#public-page .lead{color:var(--muted);margin:8px 0 0}
#public-page .card{background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:24px}
#public-page .closed{background:var(--warn);border-radius:14px;padding:16px 24px}
#public-page .button{display:inline-block;background:var(--accent);color:var(--on);font-weight:600;text-decoration:none;padding:11px 20px;border-radius:10px;margin:0 12px 8px 0}
#public-page .call{margin-top:16px}
#public-page .call a{white-space:nowrap}
#public-page .call p{margin:0;color:var(--muted);font-size:14px}
#public-page dl{display:grid;grid-template-columns:auto 1fr;gap:8px 16px;margin:0}
#public-page dt{color:var(--muted)}
#public-page dd{margin:0}
#public-page footer{border-top:1px solid var(--line);padding:24px 16px;display:flex;gap:16px;color:var(--muted)}
@media(min-width:900px){#public-page header,#public-page main{padding-left:32px;padding-right:32px}#public-page .columns{display:grid;grid-template-columns:minmax(0,1fr) 400px;gap:32px;align-items:start}}
`;
