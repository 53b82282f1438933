import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PresetContext } from '#site/ui/drawings/preset_context.ts'

type DocumentProps = {
  mode?: 'light' | 'dark'
  preset: string
  themeCss: string
  nonce?: string
  /** Hydration state as JSON; without it the page stays static. */
  state?: string
  head?: ReactNode
  children: ReactNode
}

/** The page including `<html>`; hydration leaves `themeCss` and `state` as the server wrote them. */
export function Document({ mode, preset, themeCss, nonce, state, head, children }: DocumentProps) {
  const { i18n } = useTranslation()
  return (
    <html lang={i18n.language} dir="ltr" data-mode={mode} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* A file, not a data: URL, so that search engines can show it in results. */}
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/maskable-180.png" />
        {head}
        <style id="theme" nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeCss }} />
      </head>
      <body>
        <PresetContext value={preset}>{children}</PresetContext>
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
