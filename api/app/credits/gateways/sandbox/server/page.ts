import { html, Markup } from './html.js'

const STYLE = new Markup(`
  :root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif;
    --ground: light-dark(#eef1f5, #14181f); --sheet: light-dark(#fff, #1e242d); --ink: light-dark(#1b2430, #eef2f7);
    --soft: light-dark(#55606e, #aab4c0); --line: light-dark(#ccd4dd, #3a4450); --act: light-dark(#0b5c3f, #7fe0b5); --on-act: light-dark(#fff, #07281b); }
  * { box-sizing: border-box }
  body { margin: 0; min-height: 100vh; min-height: 100dvh; display: grid; place-items: center; padding: 1rem; background: var(--ground); color: var(--ink) }
  main { inline-size: min(100%, 27rem); background: var(--sheet); border: 1px solid var(--line); border-radius: 1rem; padding: clamp(1.25rem, 5vw, 2rem) }
  h1 { font-size: 1.25rem; line-height: 1.3; margin: 0 0 1rem; overflow-wrap: anywhere }
  p { margin: 0 0 1rem }
  .sandbox { color: var(--soft); font-size: .875rem; border-block-end: 1px solid var(--line); padding-block-end: 1rem }
  .amount { font-size: 2.25rem; font-weight: 650; letter-spacing: -.02em; font-variant-numeric: tabular-nums; margin: 0 0 1rem }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1.5rem }
  dt { color: var(--soft) } dd { margin: 0; text-align: end; overflow-wrap: anywhere }
  form + form, form + .button { margin-block-start: .75rem }
  button, .button { display: block; inline-size: 100%; min-block-size: 3rem; padding: .6rem 1rem; border-radius: .6rem; border: 1px solid var(--line); background: transparent;
    color: inherit; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer }
  .main { background: var(--act); border-color: var(--act); color: var(--on-act) }
  button:hover, .button:hover { border-color: currentcolor }
  :focus-visible { outline: 3px solid var(--act); outline-offset: 3px }
  .status { padding: .75rem 1rem; border-radius: .6rem; border: 1px solid var(--line); font-weight: 600 }
`)

export function page({
  language,
  title,
  nonce,
  body,
}: {
  language: string
  title: string
  nonce: string
  body: Markup
}): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${STYLE}
        </style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html> `.text
}
