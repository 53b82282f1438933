import { preinit, preload } from 'react-dom'
import type { Assets } from './assets.ts'
import type { Look } from './look.ts'

type ServerHeadProps = { assets: Assets; look: Look; nonce: string }

/** What only the server knows of the head: what to fetch first, and the brand's colours. The browser keeps it. */
export function ServerHead({ assets, look, nonce }: ServerHeadProps) {
  for (const href of assets.styles) preinit(href, { as: 'style', precedence: 'site' })
  for (const href of look.fonts) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <>
      {/* Vite's loader gives this nonce to the styles and preloads it adds. */}
      <meta property="csp-nonce" nonce={nonce} />
      <meta name="theme-color" content={look.page.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={look.page.dark} media="(prefers-color-scheme: dark)" />
    </>
  )
}
