import type { Plugin } from 'vite'

const ROUTER = /node_modules\/react-router\/dist\/.*\.mjs$/
const FLAG = 'var ENABLE_DEV_WARNINGS = true;'

/** React Router's packages name its development build to every bundler; only this flag differs in the other. */
export function withoutWarnings(): Plugin {
  return {
    name: 'without-warnings',
    apply: 'build',
    transform(code, id) {
      if (!ROUTER.test(id) || !code.includes(FLAG)) return null
      return code.replace(FLAG, 'var ENABLE_DEV_WARNINGS = false;')
    },
  }
}
