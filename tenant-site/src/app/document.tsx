import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type DocumentProps = {
  mode?: 'light' | 'dark'
  /** How the brand's front door hangs its portraits. */
  hero?: string
  /** The tenant's custom properties and fonts. */
  themeCss: string
  nonce?: string
  /** What the browser takes over, as JSON; a page without it stays as the server wrote it. */
  state?: string
  /** What only the server has to say in the head. */
  head?: ReactNode
  children: ReactNode
}

/** The whole page, `<html>` included. The browser takes `themeCss` and `state` as it finds them. */
export function Document({ mode, hero, themeCss, nonce, state, head, children }: DocumentProps) {
  const { i18n } = useTranslation()
  return (
    <html lang={i18n.language} dir="ltr" data-mode={mode} data-hero={hero} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* A file and no data: address, as search engines show it beside what they found. */}
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/maskable-180.png" />
        {head}
        <style id="theme" nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeCss }} />
      </head>
      <body>
        {children}
        {state !== undefined && (
          <script
            id="visit"
            type="application/json"
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: state }}
          />
        )}
      </body>
    </html>
  )
}
