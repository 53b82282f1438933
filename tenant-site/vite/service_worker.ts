import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const SOURCE = new URL('../src/sw_push.js', import.meta.url)

/** Emits the push worker without a hash, as its address must never change. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'sw-push.js', source: readFileSync(SOURCE) })
    },
  }
}
