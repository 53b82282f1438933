import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const SOURCE = new URL('../src/sw_push.js', import.meta.url)

/** Puts the worker of pushes beside the built files as it is: its address never changes, so its name has no hash. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'sw-push.js', source: readFileSync(SOURCE) })
    },
  }
}
