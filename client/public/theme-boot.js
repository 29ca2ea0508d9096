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
  } catch {
    /* A browser that refuses storage gets the defaults of the page. */
  }
  document
    .querySelector('meta[name="theme-color"]')
    .setAttribute('content', root.getAttribute('data-theme') === 'light' ? '#FAF7F2' : '#0F1218');
})();
