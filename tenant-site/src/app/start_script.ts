import type { Assets } from './assets.ts'

/**
 * What a built page runs itself, at its end: it fetches the scripts. Were they named in the head they would share the line with styles,
 * letters and portraits; a script at the end of the page waits for its styles, so by then the page is ready to be seen. It is read
 * without scripts anyway.
 */
export function startScript({ entries, scripts }: Assets): string {
  return `(function (nonce) {
  function add(tag, values) {
    var element = Object.assign(document.createElement(tag), { nonce: nonce }, values);
    element.setAttribute('fetchpriority', 'low');
    document.head.append(element);
  }
  ${JSON.stringify(scripts)}.forEach(function (href) { add('link', { rel: 'modulepreload', href: href }); });
  ${JSON.stringify(entries)}.forEach(function (src) { add('script', { type: 'module', src: src }); });
})(document.currentScript.nonce);`
}
