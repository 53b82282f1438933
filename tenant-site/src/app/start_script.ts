import type { Assets } from './assets.ts'

/** Longest wait for the first portraits in ms: they may be slow, and background tabs never paint. */
const PATIENCE = 600

/**
 * Loads the scripts after the first portraits are painted, so that they don't compete with styles, fonts and images.
 * Browsers may offer before that to install the site; the offer is kept for when it is wanted (install_prompt.ts).
 */
export function startScript({ entries, scripts }: Assets): string {
  return `(function (nonce) {
  function add(tag, values) {
    var element = Object.assign(document.createElement(tag), { nonce: nonce }, values);
    element.setAttribute('fetchpriority', 'low');
    document.head.append(element);
  }
  addEventListener('beforeinstallprompt', function (event) {
    event.preventDefault();
    window.installPrompt = event;
  });
  function start() {
    ${JSON.stringify(scripts)}.forEach(function (href) { add('link', { rel: 'modulepreload', href: href }); });
    ${JSON.stringify(entries)}.forEach(function (src) { add('script', { type: 'module', src: src }); });
  }
  var portraits = Array.from(document.querySelectorAll('img[fetchpriority=high]'), function (image) { return image.decode(); });
  var seen = Promise.allSettled(portraits).then(function () { return new Promise(requestAnimationFrame); });
  var late = new Promise(function (resolve) { setTimeout(resolve, ${PATIENCE}); });
  Promise.race([seen, late]).then(function () { setTimeout(start); });
})(document.currentScript.nonce);`
}
