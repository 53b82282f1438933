import type { Manifest } from 'vite'
import type { ThemeSettings } from '@manyhearts/theme-presets/theme'
import type { Failure } from '#site/app/errors/failure_routes.ts'

/** What the API's document door lends the site for one request. */
export type ServerDoor = {
  /** The API in memory; carries the visitor's cookies itself. */
  fetch: typeof fetch
  /** The visitor's `Cookie` header. */
  cookies: string
  /** What scripts and styles must carry to be run. */
  nonce: string
  /** The built files by their sources; null while Vite serves the sources themselves. */
  assets: Manifest | null
  log: (error: unknown) => void
  /** What is known of the brand before it is asked, should it not answer. */
  brand: { language: string; theme: ThemeSettings & { mode?: 'light' | 'dark' } }
  /** Something went wrong already: this is shown instead of the page. */
  failure?: Failure
  /** What support needs to find the request again. */
  requestId?: string
}
