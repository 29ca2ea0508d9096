/* Runs before the first paint: the page appears in the stored theme and language, never in the other one first. */
(function () {
  /* The content security policy forbids building functions from text; zod would try, and the browser would report it. */
  globalThis.__zod_globalConfig = { jitless: true };
  var root = document.documentElement;
  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.setAttribute('data-theme', theme);
    var language = localStorage.getItem('language');
    if (language === 'fr' || language === 'en') root.lang = language;
    /* A page that the server wrote steps back for whoever is signed in: the application shows them its own. */
    if (localStorage.getItem('auth_token') !== null) root.setAttribute('data-session', 'kept');
  } catch {
    /* A browser that refuses storage gets the defaults of the page. */
  }
  /* An address may ask for its language; the browser's choice is another one, and stays what it was. */
  var asked = new window.URLSearchParams(window.location.search).get('lang');
  if (asked === 'fr' || asked === 'en') root.lang = asked;
  document
    .querySelector('meta[name="theme-color"]')
    .setAttribute('content', root.getAttribute('data-theme') === 'light' ? '#FAF7F2' : '#0F1218');
})();
