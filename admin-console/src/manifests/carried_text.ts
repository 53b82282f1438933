import type { NavigateOptions } from 'react-router-dom'

interface Carried {
  manifest?: string
}

/** Takes a manifest's text along to another screen. */
export function carrying(manifest: string): NavigateOptions {
  return { state: { manifest } satisfies Carried }
}

/** The text that was taken along, by the state of the address. */
export function carriedText(state: unknown): string | undefined {
  return (state as Carried | null)?.manifest
}
