import { renderToStaticMarkup } from 'react-dom/server'
import { BRAND_HEARTS } from '@manyhearts/theme-presets/brand_hearts'
import { embedFonts } from '@manyhearts/theme-presets/embed_fonts'
import { embedStill } from '@manyhearts/theme-presets/embed_still'
import type { FormOfAddress } from '@manyhearts/locales/forms_of_address'
import type { Language } from '@manyhearts/locales/languages'
import { type OwnTexts, withOwnTexts } from '@manyhearts/locales/own_texts'
import type { ThemeSettings } from '@manyhearts/theme-presets/theme'
import { createI18n } from '#site/app/i18n.ts'
import { siteTheme } from '#site/app/site_theme.ts'
import { textsOf } from '#site/app/texts_server.ts'
import css from './offline.css?raw'
import script from './offline_script.js?raw'

type Brand = {
  name: string
  language: Language
  formOfAddress: FormOfAddress
  theme: ThemeSettings & { mode?: 'light' | 'dark' }
  /** Of the namespace `site`. */
  ownTexts: OwnTexts[string]
}

type OfflinePage = {
  html: string
  /** What the page's policy has to allow. */
  style: string
  script: string
}

/**
 * The page that browsers keep for when there is no connection (sw_push.js): the same for everyone, and all of it in one file, its fonts
 * and its drawing too, as nobody can say what else a browser still has.
 */
export function offlinePage({ name, language, formOfAddress, theme, ownTexts }: Brand): OfflinePage {
  const i18n = createI18n(language)
  i18n.addResourceBundle(language, 'site', withOwnTexts(textsOf(language, formOfAddress, 'site'), ownTexts))
  const t = i18n.getFixedT(language, 'site')
  const look = siteTheme(theme)
  const body = renderToStaticMarkup(
    <body>
      <header>
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path className="back" d={BRAND_HEARTS.back} />
          <path className="front" d={BRAND_HEARTS.front} />
        </svg>
        {name}
      </header>
      <main>
        <div className="drawing" />
        <h1>{t('offline.page')}</h1>
        <p>{t('offline.page_text', { site: name })}</p>
        <button type="button" id="again">
          {t('common.try_again')}
        </button>
        <p role="status" id="status" data-trying={t('offline.trying')} data-still={t('offline.still')} />
      </main>
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </body>
  )
  const drawing = `.drawing{background-image:url(${embedStill(look.preset, 'lost')})}`
  const style = embedFonts(look.css, body) + css + drawing
  const head = renderToStaticMarkup(
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="robots" content="noindex" />
      <meta name="theme-color" content={look.page.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={look.page.dark} media="(prefers-color-scheme: dark)" />
      <title>{`${t('offline.page')} · ${name}`}</title>
      <style dangerouslySetInnerHTML={{ __html: style }} />
    </head>
  )
  const mode = theme.mode ? ` data-mode="${theme.mode}"` : ''
  return { html: `<!doctype html><html lang="${language}" dir="ltr"${mode}>${head}${body}</html>`, style, script }
}
