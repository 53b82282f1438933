import type { Assets } from './assets.ts'

/** How long the first portraits may keep the scripts waiting, ms: a line may be slow, and a tab that nobody sees is never painted. */
const PATIENCE = 600

/**
 * What a built page runs itself, at its end: it fetches the scripts as soon as the page is seen with its first portraits. Were they
 * named in the head they would share the line with styles, letters and portraits. The page is read without scripts anyway.
 */
export function startScript({ entries, scripts }: Assets): string {
  return `(function (nonce) {
  function add(tag, values) {
    var element = Object.assign(document.createElement(tag), { nonce: nonce }, values);
    element.setAttribute('fetchpriority', 'low');
    document.head.append(element);
  }
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
