import { translationsIn } from '#app/http/translations'
import { escapeHtml } from '#app/http/escape_html'
import { longDate } from '#app/tenancy/sites/long_date'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import { mailTheme, type MailTheme } from '#app/tenancy/themes/mail_theme'
import { DateTime } from 'luxon'
import { type ExportSection, exportSections, type Line } from './export_sections.js'
import type { PersonalData } from '#app/identity/personal_data/personal_data_of'

/** `photos` are names of files beside the page; `sentPhotos` those of photos in conversations, by message. */
export function exportPage(data: PersonalData, photos: string[], sentPhotos: Map<string, string>): string {
  const { site, member, madeAt } = data
  const t = translationsIn(wordingOf(site, member.language), 'notices')
  const brand = site.settings.name
  const title = t('export_page.title', { brand })
  const made = t('export_page.made_on', { date: longDate(site, member.language, DateTime.fromJSDate(madeAt)) })
  const [account, profile, ...rest] = exportSections(data, sentPhotos).map((section) =>
    sectionHtml(section, t('export_page.nothing'))
  )
  return `<!doctype html>
<html lang="${member.language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${styles(mailTheme(site))}</style>
</head>
<body>
<header><p class="brand">${escapeHtml(brand)}</p><h1>${escapeHtml(title)}</h1><p>${escapeHtml(made)}</p></header>
<main>
${[account, profile, photosHtml(t('export_page.photos.title'), photos, t('export_page.nothing')), ...rest].join('\n')}
</main>
</body>
</html>
`
}

function sectionHtml({ title, groups }: ExportSection, nothing: string): string {
  const told = groups
    .map((group) => ({ ...group, lines: group.lines.filter(([, value]) => value !== '') }))
    .filter(({ lines }) => lines.length > 0)
  const body = told
    .map(
      (group) =>
        `${group.title ? `<h3>${escapeHtml(group.title)}</h3>` : ''}<dl>${group.lines.map(lineHtml).join('')}</dl>`
    )
    .join('\n')
  return `<section><h2>${escapeHtml(title)}</h2>${body || `<p>${escapeHtml(nothing)}</p>`}</section>`
}

function lineHtml([label, value]: Line): string {
  return `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`
}

function photosHtml(title: string, photos: string[], nothing: string): string {
  const body = photos.map((photo, place) => `<img src="${photo}" alt="${place + 1}" loading="lazy">`).join('')
  return `<section><h2>${escapeHtml(title)}</h2>${body ? `<div class="photos">${body}</div>` : `<p>${escapeHtml(nothing)}</p>`}</section>`
}

function styles({ light, dark, display, text, card }: MailTheme): string {
  const colours = ({ surface_0, surface_1, ink, ink_strong, ink_muted, line, primary_ink }: MailTheme['light']) =>
    `--ground:${surface_0};--card:${surface_1};--ink:${ink};--strong:${ink_strong};--muted:${ink_muted};--line:${line};--brand:${primary_ink}`
  return `:root{color-scheme:light dark;${colours(light)}}
@media (prefers-color-scheme:dark){:root{${colours(dark)}}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:46rem;padding:2rem 1rem 4rem;background:var(--ground);color:var(--ink);font:1rem/1.5 ${text}}
h1,h2,h3,.brand{font-family:${display};color:var(--strong);line-height:1.2}
h1{font-size:2rem;margin:.25rem 0}h2{font-size:1.35rem;margin:0 0 .75rem}h3{font-size:1.05rem;margin:1.25rem 0 .5rem}
.brand{margin:0;color:var(--brand);font-weight:600}
section{margin-top:1.25rem;padding:1.5rem;background:var(--card);border:1px solid var(--line);border-radius:${card}px}
dl,p{margin:0}
dl div{display:grid;grid-template-columns:minmax(0,14rem) minmax(0,1fr);gap:.25rem 1.25rem;padding:.5rem 0;border-top:1px solid var(--line)}
dl div:first-child{border-top:0}
dt{color:var(--muted);overflow-wrap:anywhere}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
.photos{display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));gap:.75rem}
img{display:block;width:100%;border-radius:${card}px}
@media (max-width:36rem){dl div{grid-template-columns:1fr}}`
}
