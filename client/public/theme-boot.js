/* Runs before the first paint, so that the page starts in the stored theme and language. */
(function () {
  /* The content security policy forbids `new Function`; without this, zod would try it and the browser would report it. */
  globalThis.__zod_globalConfig = { jitless: true };
  var root = document.documentElement;
  /* The language in an address applies to this page only; the stored choice is not changed. */
  var asked = new window.URLSearchParams(window.location.search).get('lang');
  if (asked !== 'fr' && asked !== 'en') asked = null;
  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.setAttribute('data-theme', theme);
    var language = localStorage.getItem('language');
    var isSignedIn = localStorage.getItem('auth_token') !== null;
    /* For signed-in people, hide the server-rendered page: the application shows them its own. */
    if (isSignedIn) root.setAttribute('data-session', 'kept');
    if (language === 'fr' || language === 'en') {
      /* The server renders the plain address in the language of the browser. Read it in the chosen one. */
      if (root.getAttribute('data-page') === 'written' && asked === null && !isSignedIn && root.lang !== language) {
        var address = new window.URL(window.location.href);
        address.searchParams.set('lang', language);
        window.location.replace(address.href);
      }
      root.lang = language;
    }
  } catch {
    /* If the browser refuses storage, the defaults of the page apply. */
  }
  if (asked !== null) root.lang = asked;
  document
    .querySelector('meta[name="theme-color"]')
    .setAttribute('content', root.getAttribute('data-theme') === 'light' ? '#FAF7F2' : '#0F1218');
})();
